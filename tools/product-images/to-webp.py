"""Converts a rendered PNG to WebP at quality 90. Blender encodes it, so no other program is needed.

    blender -b --factory-startup --python to-webp.py -- in.png out.webp
"""
import sys

import bpy

source, target = sys.argv[sys.argv.index("--") + 1:]
image = bpy.data.images.load(source)
scene = bpy.context.scene
scene.view_settings.view_transform = "Raw"   # the PNG is already tone-mapped: do not change its values
image.colorspace_settings.name = "Raw"
scene.display_settings.display_device = "None"
settings = scene.render.image_settings
settings.file_format, settings.color_mode, settings.quality = "WEBP", "RGB", 90
image.save_render(target, scene=scene)
