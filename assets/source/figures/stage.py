"""The studio: paint, camera, lamps and the three passes (colour, normals, shadow) that every sprite has."""
import math
import os
import time

import bpy
import numpy as np
from mathutils import Vector

import kit
import png

ELEVATION = 35.0   # degrees that the table's camera looks down


def lin(hexa):
    """'#rrggbb' as linear RGB."""
    c = [int(hexa[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in c)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    sc.cycles.device = 'CPU'
    sc.cycles.use_denoising = False
    sc.cycles.use_adaptive_sampling = True
    sc.cycles.adaptive_threshold = 0.008
    sc.cycles.max_bounces = 5
    sc.cycles.diffuse_bounces = 2
    sc.cycles.glossy_bounces = 2
    sc.cycles.sample_clamp_indirect = 2.0
    sc.cycles.caustics_reflective = sc.cycles.caustics_refractive = False
    sc.cycles.seed = 7
    sc.render.film_transparent = True
    sc.render.image_settings.file_format = 'PNG'
    sc.render.image_settings.color_mode = 'RGBA'
    sc.render.filter_size = 1.2
    sc.render.threads_mode = 'FIXED'
    sc.render.threads = 2
    w = bpy.data.worlds.new('w')
    sc.world = w
    w.use_nodes = True
    return sc


def paint(name, col, rough=0.5, metal=0.0, coat=0.08, wear=0.5, dirt=0.55, lift=0.14, glow=0.0, noise=0.08):
    """Brush-painted surface: a dark wash in the hollows, worn light edges, lighter where it faces up."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    base = lin(col) if isinstance(col, str) else col
    new, link = nt.nodes.new, nt.links.new

    def mathn(op, a, v, clamp=False):
        n = new('ShaderNodeMath')
        n.operation = op
        n.use_clamp = clamp
        for i, s in enumerate((a, v)):
            if isinstance(s, (int, float)):
                n.inputs[i].default_value = s
            else:
                link(s, n.inputs[i])
        return n.outputs[0]

    def span(src, a, c):
        n = new('ShaderNodeMapRange')
        n.inputs['From Min'].default_value = a
        n.inputs['From Max'].default_value = c
        link(src, n.inputs['Value'])
        return n.outputs['Result']

    def mix(fac, a, c, mode='MIX'):
        n = new('ShaderNodeMixRGB')
        n.blend_type = mode
        if isinstance(fac, float):
            n.inputs[0].default_value = fac
        else:
            link(fac, n.inputs[0])
        for i, s in ((1, a), (2, c)):
            if isinstance(s, tuple):
                n.inputs[i].default_value = (*s, 1)
            else:
                link(s, n.inputs[i])
        return n.outputs[0]

    geo = new('ShaderNodeNewGeometry')
    tc = new('ShaderNodeTexCoord')
    ns = new('ShaderNodeTexNoise')
    ns.inputs['Scale'].default_value = 7
    ns.inputs['Detail'].default_value = 5
    link(tc.outputs['Object'], ns.inputs['Vector'])
    fine = new('ShaderNodeTexNoise')
    fine.inputs['Scale'].default_value = 34
    fine.inputs['Detail'].default_value = 4
    link(tc.outputs['Object'], fine.inputs['Vector'])
    light = tuple(min(1.0, c * 1.25 + 0.16) for c in base)
    dark = tuple(c * 0.22 for c in base)
    shade = mix(span(ns.outputs['Fac'], 0.3, 0.7), tuple(c * (1 - noise * 1.6) for c in base), tuple(min(1, c * (1 + noise)) for c in base))
    sep = new('ShaderNodeSeparateXYZ')
    link(geo.outputs['Normal'], sep.inputs[0])
    shade = mix(mathn('MULTIPLY', span(sep.outputs['Z'], -0.1, 1.0), lift), shade, tuple(min(1, c * 1.5 + 0.05) for c in base))
    ao = new('ShaderNodeAmbientOcclusion')
    ao.samples = 6
    ao.inputs['Distance'].default_value = 0.16
    deep = mathn('MAXIMUM', span(geo.outputs['Pointiness'], 0.497, 0.44), mathn('MULTIPLY', span(ao.outputs['AO'], 0.85, 0.25), 0.85))
    hollow = mathn('MULTIPLY', deep, dirt, True)
    shade = mix(hollow, shade, dark)
    edge = mathn('MULTIPLY', span(geo.outputs['Pointiness'], 0.510, 0.555), span(fine.outputs['Fac'], 0.36, 0.58), True)
    shade = mix(mathn('MULTIPLY', edge, wear), shade, light)
    lw = new('ShaderNodeLayerWeight')
    lw.inputs['Blend'].default_value = 0.5
    shade = mix(mathn('MULTIPLY', span(lw.outputs['Facing'], 0.62, 0.98), 0.55), shade, tuple(c * 0.18 for c in base))
    link(shade, b.inputs['Base Color'])
    b.inputs['Metallic'].default_value = metal
    rr = new('ShaderNodeMapRange')
    rr.inputs['To Min'].default_value = max(0.05, rough - 0.1)
    rr.inputs['To Max'].default_value = min(1, rough + 0.12)
    link(ns.outputs['Fac'], rr.inputs['Value'])
    link(rr.outputs['Result'], b.inputs['Roughness'])
    b.inputs['Specular'].default_value = 0.4
    b.inputs['Clearcoat'].default_value = coat
    b.inputs['Clearcoat Roughness'].default_value = 0.25
    bump = new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = 0.08
    bump.inputs['Distance'].default_value = 0.02
    link(fine.outputs['Fac'], bump.inputs['Height'])
    link(bump.outputs['Normal'], b.inputs['Normal'])
    if glow:
        b.inputs['Emission'].default_value = (*base, 1)
        b.inputs['Emission Strength'].default_value = glow
    return m


def flat(name, col, rough=0.6):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*lin(col), 1)
    b.inputs['Roughness'].default_value = rough
    b.inputs['Specular'].default_value = 0.3
    return m


def lamp(loc, power, size, col=(1, 1, 1), target=(0, 0, 1)):
    l = bpy.data.lights.new('lamp', 'AREA')
    l.energy, l.size, l.color = power, size, col
    o = bpy.data.objects.new('lamp', l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return o


def camera(width, height, unit, ground, elevation=ELEVATION):
    """Orthographic; unit pixels are one world unit, and the world's origin is seen at the pixel ground."""
    sc = bpy.context.scene
    sc.render.resolution_x, sc.render.resolution_y = width, height
    c = bpy.data.cameras.new('cam')
    o = bpy.data.objects.new('cam', c)
    sc.collection.objects.link(o)
    sc.camera = o
    c.type = 'ORTHO'
    big = max(width, height)
    c.ortho_scale = big / unit
    e = math.radians(elevation)
    o.location = (0, -20 * math.cos(e), 20 * math.sin(e))
    o.rotation_euler = (math.pi / 2 - e, 0, 0)
    c.shift_x = (width / 2 - ground[0]) / big
    c.shift_y = (ground[1] - height / 2) / big
    c.clip_end = 60
    return o


def studio(scale=1.0, centre=(0, 0, 1)):
    """Key lamp from the upper left, a cool fill, a warm rim."""
    s = scale

    def pos(x, y, z):
        return (centre[0] + x * s, centre[1] + y * s, centre[2] + z * s)
    lamps = [lamp(pos(-3.2, -2.6, 3.6), 300 * s * s, 2.2 * s, (1, 0.95, 0.87), centre), lamp(pos(3.4, -2.6, 1.2), 55 * s * s, 3 * s, (0.75, 0.86, 1), centre),
             lamp(pos(2.2, 3.2, 2.6), 190 * s * s, 1.6 * s, (1, 0.93, 0.84), centre), lamp(pos(-3, 2.5, 2.0), 60 * s * s, 2 * s, (0.9, 0.95, 1), centre)]
    bg = bpy.context.scene.world.node_tree.nodes['Background']
    bg.inputs[0].default_value = (0.62, 0.64, 0.68, 1)
    bg.inputs[1].default_value = 0.42
    return lamps


def normals_material():
    m = bpy.data.materials.new('normals')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    geo = nt.nodes.new('ShaderNodeNewGeometry')
    vt = nt.nodes.new('ShaderNodeVectorTransform')
    vt.vector_type, vt.convert_from, vt.convert_to = 'NORMAL', 'WORLD', 'CAMERA'
    ma = nt.nodes.new('ShaderNodeVectorMath')
    ma.operation = 'MULTIPLY_ADD'
    ma.inputs[1].default_value = (0.5, 0.5, -0.5)
    ma.inputs[2].default_value = (0.5, 0.5, 0.5)
    em = nt.nodes.new('ShaderNodeEmission')
    out = nt.nodes.new('ShaderNodeOutputMaterial')
    nt.links.new(geo.outputs['Normal'], vt.inputs[0])
    nt.links.new(vt.outputs[0], ma.inputs[0])
    nt.links.new(ma.outputs[0], em.inputs['Color'])
    nt.links.new(em.outputs[0], out.inputs['Surface'])
    return m


def shoot(path, samples, view):
    sc = bpy.context.scene
    sc.cycles.samples = samples
    sc.view_settings.view_transform = view
    sc.view_settings.look = 'None'
    sc.render.filepath = os.path.abspath(path)
    bpy.ops.render.render(write_still=True)


def colour(path, samples):
    t = time.time()
    shoot(path, samples, 'Standard')
    png.save(path, png.bleed(png.load(path)))
    print('MADE %s %.1fs' % (os.path.basename(path), time.time() - t), flush=True)


def normals(path):
    vl = bpy.context.view_layer
    vl.material_override = normals_material()
    shoot(path, 24, 'Raw')
    vl.material_override = None
    png.save(path, png.bleed(png.load(path)))


def shadow(path, samples, length=0.5, floor=0, fade=0.05, strength=0.8):
    """What the scene keeps from a white ground: a soft lamp at the upper left behind, and the open sky.
    It fades over so much (fade) of the width before each edge. Changes the scene; call it last."""
    sc = bpy.context.scene
    for o in list(sc.objects):
        if o.type == 'LIGHT':
            bpy.data.objects.remove(o)
        elif o.type == 'MESH':
            o.visible_camera = False
    bpy.ops.mesh.primitive_plane_add(size=60, location=(0, 0, floor))
    ground = bpy.context.object
    m = bpy.data.materials.new('ground')
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (0.8, 0.8, 0.8, 1)
    b.inputs['Roughness'].default_value = 1
    b.inputs['Specular'].default_value = 0
    ground.data.materials.append(m)
    vl = bpy.context.view_layer
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle = 1.6, math.radians(16)
    so = bpy.data.objects.new('sun', sun)
    sc.collection.objects.link(so)
    so.rotation_euler = Vector((0.85 * length, -0.55 * length, -1)).to_track_quat('-Z', 'Y').to_euler()
    bg = sc.world.node_tree.nodes['Background']
    bg.inputs[0].default_value = (1, 1, 1, 1)
    bg.inputs[1].default_value = 0.35
    sc.cycles.diffuse_bounces = 0
    shoot(path, samples, 'Raw')
    a = png.load(path)[..., 0].astype(np.float32) / 255
    lit = np.percentile(a, 97)
    al = np.clip((1 - a / lit - 0.02) * strength / 0.9, 0, 1)
    al = png.blur(al, 1.3)
    h, w = al.shape
    yy, xx = np.mgrid[0:h, 0:w]
    margin = np.minimum(np.minimum(xx, w - 1 - xx), np.minimum(yy, h - 1 - yy)) / (fade * w)
    m = np.clip(margin, 0, 1)
    al *= m * m * (3 - 2 * m)
    out = np.zeros((h, w, 4), np.uint8)
    out[..., 3] = np.round(al * 255)
    png.save(path, out)
