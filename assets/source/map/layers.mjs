// node layers.mjs PROJECTION.json OUT.json : land, graticule and country-free outlines of the map's window, as SVG path data.
import fs from 'fs';
import { createRequire } from 'module';
const need = createRequire(process.cwd() + '/');
const topojson = need('topojson-client');
const d3 = await import(process.cwd() + '/node_modules/d3-geo/dist/d3-geo.mjs');

const [projectionFile, out] = process.argv.slice(2);
const p = JSON.parse(fs.readFileSync(projectionFile));
const [width, height] = p.size;
const margin = 400;
const projection = d3.geoConicConformal().parallels(p.parallels).rotate([-p.rotate, 0]).scale(p.scale).translate(p.translate)
  .clipExtent([[-margin, -margin], [width + margin, height + margin]]).precision(0.2);
const path = d3.geoPath(projection).digits(1);

const world = JSON.parse(fs.readFileSync('node_modules/world-atlas/land-50m.json'));
const land = topojson.feature(world, world.objects.land);
const graticule = step => path(d3.geoGraticule().step([step, step]).precision(0.5)());
fs.writeFileSync(out, JSON.stringify({ land: path(land), graticule5: graticule(5) }));
