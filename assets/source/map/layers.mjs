// node layers.mjs PROJECTION.json OUT.json : the land of the map's window, as SVG path data.
import fs from 'fs';
import { createRequire } from 'module';
const need = createRequire(process.cwd() + '/');
const topojson = need('topojson-client');
const d3 = await import(process.cwd() + '/node_modules/d3-geo/dist/d3-geo.mjs');

const [projectionFile, out] = process.argv.slice(2);
const p = JSON.parse(fs.readFileSync(projectionFile));
const [width, height] = p.size;
const margin = 400;
// Straight pieces from knot to knot, as in the program: degrees to shares of the picture.
const through = (knots, v) => {
  let k = 1;
  while (k < knots.length - 1 && (v - knots[k][0]) * Math.sign(knots[1][0] - knots[0][0]) > 0) k++;
  const [[a, b], [c, d]] = [knots[k - 1], knots[k]];
  return b + (v - a) / (c - a) * (d - b);
};
const bent = next => d3.geoTransform({
  point(lon, lat) { this.stream.point(through(p.lon, lon) * width, through(p.lat, -lat) * height); },
}).stream(next);
const degrees = d3.geoEquirectangular().scale(180 / Math.PI).translate([0, 0]).precision(0.2);    // which cuts land at the 180th
const projection = p.lon ? { stream: next => degrees.stream(bent(next)) }
  : d3.geoConicConformal().parallels(p.parallels).rotate([-p.rotate, 0]).scale(p.scale).translate(p.translate)
    .clipExtent([[-margin, -margin], [width + margin, height + margin]]).precision(0.2);
const path = d3.geoPath(projection).digits(1);

const world = JSON.parse(fs.readFileSync('node_modules/world-atlas/land-50m.json'));
const land = topojson.feature(world, world.objects.land);
fs.writeFileSync(out, JSON.stringify({ land: path(land) }));
