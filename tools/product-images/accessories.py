"""Accessories, services and sets for render.py: `--kind accessory:NAME`.

Small goods are built about 1.3 m large, because the lights and reflections of the studio are made for
showers. Lengths are therefore metres of the scene, not of the product.
"""
import math

from render import (arc, box, cement, ceramic, cloth, cyl, finish, glass_clamp, glass_edge, glass_face, lathe, metal,
                    mirror_mat, plain, ribbon, round_rect, seal_mat, slab, towel, tube, at, wood)

CAMERA = dict(yaw=24, cam=1.9, fill=.66, lens=80)
PAPER = (.83, .82, .79)


# ------------------------------------------------------------------------------------ parts
def piece_of_glass(x0, x1, y, z0, z1, t=.035):
    """A cut of clear glass that shows how a fitting is mounted."""
    face, edge = glass_face("clear"), glass_edge("clear")
    ribbon([(x0, y), (x1, y)], t, z0, z1, [face, edge, face])
    for a, b in ((x0, x0 + .012), (x1 - .012, x1)):
        ribbon([(a, y), (b, y)], t + .001, z0, z1, [edge])
    ribbon([(x0, y), (x1, y)], t + .001, z1 - .010, z1 + .0005, [edge])


def piece_of_wall(x, y, w, d, h):
    box((x, y, h / 2), (w, d, h), cement("wall-cut", (.60, .575, .535), .85, .04), .006)


def squeegee(x=0.0, y=0.0, turn=0.0):
    with at(x, y, 0, turn):
        lathe([(.050, 0), (.056, .01), (.056, .52), (.040, .66), (.034, .92)], metal(), 48)
        box((0, 0, .955), (1.02, .075, .085), metal(), .018, 4)
        box((0, 0, 1.035), (1.06, .020, .11), plain("silicone", (.05, .055, .055), .6), .004)


def bottle(x, y, label, h=.82, body=(.80, .81, .79), trigger=True):
    shape = [(.17, 0), (.19, .015), (.195, h * .62), (.175, h * .74), (.07, h * .86), (.06, h)]
    with at(x, y, 0):
        lathe(shape, plain(f"body{body}", body, .32, coat=.4), 72)
        lathe([(.1965, h * .16), (.1975, h * .165), (.1975, h * .555), (.1965, h * .56)],
              plain(f"label{label}", label, .6), 72)
        lathe([(.199, h * .47), (.1995, h * .472), (.1995, h * .50), (.199, h * .502)],
              plain("label-line", PAPER, .7), 72)
        dark = plain("pump", (.03, .032, .032), .35)
        lathe([(.072, h), (.075, h + .005), (.075, h + .085), (.05, h + .10)], dark, 48)
        if trigger:
            box((-.035, 0, h + .155), (.25, .085, .11), dark, .03, 4)
            cyl((-.16, 0, h + .165), (-.20, 0, h + .165), .026, dark)
            tube([(-.09, 0, h + .10), (-.13, 0, h + .04), (-.155, 0, h - .06)], .018, dark, True)
        else:
            cyl((0, 0, h + .09), (0, 0, h + .17), .022, dark)
            box((-.05, 0, h + .19), (.20, .075, .045), dark, .016, 4)


def cloths(x, y, colours, w=.95, d=.72, h=.085):
    for k, col in enumerate(colours):
        box((x + .01 * (k % 2), y, h * (k + .5)), (w - .012 * k, d - .008 * k, h * .97), cloth(f"waffle{col}", col), .04, 5)


def rod(a, b, r, mat=None):
    cyl(a, b, r, mat or metal(), 64, bevel=.006)


def bar(x, z0, z1, r=.036, off=.19):
    """A pull on both sides of the glass at y = 0."""
    for s in (-1, 1):
        rod((x, s * off, z0), (x, s * off, z1), r)
        for z in (z0 + .14, z1 - .14):
            rod((x, s * .018, z), (x, s * off, z), r * .7)
            rod((x, s * .018, z), (x, s * .034, z), r * 1.5)


def knobs(x, z, r=.115):
    for s in (-1, 1):
        rod((x, s * .018, z), (x, s * .10, z), r * .5)
        cyl((x, s * .09, z), (x, s * .21, z), r, metal(), 96, bevel=.014)


def paper(x, y, w, d, z, turn=0.0, lines=()):
    """A sheet of the drawing paper; `lines` are plan polylines on it."""
    with at(x, y, 0, turn):
        slab(round_rect(w, d, .004), z, z + .006, plain("paper", PAPER, .85), 0)
        ink = plain("ink", (.035, .085, .07), .8)
        for line in lines:
            tube([(px, py, z + .007) for px, py in line], .0055, ink)


def strip(section, x, h, mat=None):
    """A length of an extruded strip that stands on end, so that its section shows."""
    slab([(x + px, py) for px, py in section], 0, h, mat or seal_mat(), 0)


# ----------------------------------------------------------------------------- care
def glass_polish():
    bottle(0, 0, (.20, .36, .31))


def descaler():
    bottle(0, 0, (.62, .47, .16), trigger=False)


def cleaning_cloths():
    cloths(0, 0, [(.80, .78, .74), (.50, .56, .53), (.80, .78, .74), (.50, .56, .53)])


def coating_refill():
    box((.22, .16, .30), (.62, .40, .60), plain("carton", (.46, .345, .235), .8), .006)
    box((.22, -.0415, .30), (.36, .004, .26), plain("carton-label", PAPER, .7), 0)
    bottle(-.30, -.12, (.24, .30, .36), .50, (.10, .105, .11), trigger=False)
    cloths(.30, -.36, [(.80, .78, .74)], .42, .30, .07)


def wax():
    tin = plain("tin", (.80, .80, .78), .3, coat=.3)
    lathe([(.40, 0), (.42, .012), (.42, .20), (.405, .205), (.395, .16), (.02, .155)], tin, 96)
    lathe([(.39, .155), (.39, .165), (.02, .168)], plain("wax", (.80, .76, .62), .4), 96)
    with at(.54, -.30, 0, 0):
        lathe([(.43, 0), (.435, .01), (.435, .055), (.42, .065)], tin, 96)
        lathe([(.30, .0652), (.30, .0665), (.02, .0668)], plain("tin-label", (.46, .345, .235), .6), 96)
    box((-.10, .55, .09), (1.5, .24, .18), wood("aspen", "x"), .01)


# ----------------------------------------------------------------------------- fittings
def handle():
    piece_of_glass(-.34, .34, 0, 0, 1.36)
    bar(.10, .20, 1.18)


def knob():
    piece_of_glass(-.34, .34, 0, 0, .92)
    knobs(.08, .52)


def towel_bar():
    piece_of_glass(-.72, .72, 0, 0, .92)
    z, off = .60, -.24
    rod((-.62, off, z), (.62, off, z), .036)
    for x in (-.50, .50):
        rod((x, -.018, z), (x, off, z), .028)
        rod((x, -.018, z), (x, -.034, z), .056)
        rod((x, .018, z), (x, .11, z), .05)
    box((-.16, off, .40), (.46, .10, .44), cloth("cloth-t", (.66, .61, .53)), .045, 5)


def hinge():
    piece_of_wall(-.46, 0, .18, .46, 1.15)
    piece_of_glass(-.24, .50, 0, 0, 1.15)
    m = metal()
    box((-.355, 0, .58), (.035, .30, .46), m, .010, 3)
    cyl((-.285, 0, .36), (-.285, 0, .80), .058, m, 64, bevel=.008)
    for s in (-1, 1):
        box((-.09, s * .045, .58), (.30, .052, .46), m, .012, 3)
        for z in (.47, .69):
            cyl((-.06, s * .071, z), (-.06, s * .076, z), .028, plain("screw", (.10, .10, .10), .4, .6), 32, bevel=0)


def stay():
    piece_of_wall(-.88, 0, .14, .42, .92)
    piece_of_glass(.54, .86, 0, 0, .92)
    rod((-.81, 0, .70), (-.78, 0, .70), .105)
    rod((-.78, 0, .70), (.72, -.055, .70), .034)
    for s in (-1, 1):
        box((.70, s * .050, .70), (.16, .060, .16), metal(), .012, 3)


def glass_shelf():
    piece_of_wall(0, .30, 1.5, .12, .95)
    edge, face = glass_edge("clear"), glass_face("clear")
    box((0, .02, .48), (1.30, .44, .022), face, 0)
    for y, d in ((-.20, .006), (.24, .006)):
        box((0, y, .48), (1.304, d, .024), edge, 0)
    for x in (-.651, .651):
        box((x, .02, .48), (.006, .44, .024), edge, 0)
    for x in (-.46, .46):
        rod((x, .24, .452), (x, .10, .452), .026)
        rod((x, .24, .508), (x, .16, .508), .026)
        rod((x, .24, .48), (x, .228, .48), .06)
    lathe([(.07, 0), (.09, .02), (.085, .16), (.04, .22), (.035, .26)], plain("shelf-a", (.16, .11, .07), .3, coat=.3),
          48, (-.18, 0, .492))
    lathe([(.11, 0), (.125, .02), (.125, .07), (.11, .075)], ceramic(), 64, (.16, .02, .492))


def magnet_lock():
    steel = plain("magnet", (.62, .62, .62), .25, .9)
    for x, turn in ((-.30, 8), (.32, -14)):
        with at(x, 0, 0, turn):
            box((0, 0, .28), (.30, .22, .56), wood("aspen", "z"), .02, 4)
            for z in (.16, .40):
                cyl((0, -.111, z), (0, -.118, z), .062, steel, 64, bevel=.004)


def rollers():
    rubber = plain("tyre", (.06, .062, .064), .5)
    for x, y in ((-.48, .18), (.10, .22), (-.16, -.20), (.46, -.14)):
        with at(x, y, .23):
            cyl((0, .05, 0), (0, -.05, 0), .23, rubber, 96, bevel=.02)
            cyl((0, .052, 0), (0, -.056, 0), .185, metal(), 96, bevel=.008)
            cyl((0, -.05, 0), (0, -.12, 0), .062, metal(), 48)
            cyl((0, -.12, 0), (0, -.16, 0), .040, plain("axle", (.5, .5, .51), .2, .9), 6, bevel=.004)


# -------------------------------------------------------------------- seals and profiles
def bottom_seal(t, x=0.0, h=1.0):
    """A clip on the edge of glass of thickness t, with two lips below; it stands on end."""
    w = .022
    clip = [(-.02, -t / 2 - w), (.24, -t / 2 - w), (.24, -t / 2), (0.02, -t / 2), (.02, t / 2), (.24, t / 2),
            (.24, t / 2 + w), (-.02, t / 2 + w), (-.10, t / 2 + w - .015), (-.20, .085), (-.208, .07), (-.09, .015),
            (-.10, 0), (-.20, -.055), (-.207, -.04), (-.12, -t / 2 - w + .02)]
    strip(clip, x, h)
    ribbon([(x + .024, 0), (x + .62, 0)], t * .96, .06, h - .12, [glass_face("clear"), glass_edge("clear"),
           glass_face("clear")])
    ribbon([(x + .61, 0), (x + .62, 0)], t * .97, .06, h - .12, [glass_edge("clear")])


def magnet_seal():
    dark = plain("magnet-strip", (.05, .05, .05), .5)
    for x, turn in ((-.02, 0), (.09, 90)):
        with at(x, .1 if turn else -.02, 0, turn):
            w, t = .022, .09
            strip([(-.50, -t / 2 - w), (-.16, -t / 2 - w), (-.16, -.085), (0, -.085), (0, .085), (-.16, .085),
                   (-.16, t / 2 + w), (-.50, t / 2 + w), (-.50, t / 2), (-.20, t / 2), (-.20, -t / 2), (-.50, -t / 2)],
                  0, 1.15)
            box((-.075, 0, .58), (.09, .11, 1.16), dark, .004)


def drag_seal():
    soft = plain("lip", (.70, .72, .71), .55)
    strip([(-.05, -.09), (.30, -.09), (.30, -.065), (0, -.065), (0, .065), (.30, .065), (.30, .09), (-.05, .09)], 0, 1.1)
    strip([(-.05, -.03)] + [(-.05 - .42 * k / 8, -.03 - .16 * (k / 8) ** 2) for k in range(1, 9)]
          + [(-.05 - .42 * k / 8, .0 - .155 * (k / 8) ** 2) for k in range(8, -1, -1)], 0, 1.1, soft)


def filler_profile():
    w, d, t = .34, .26, .026
    for x, h in ((-.26, 1.25), (.30, .92)):
        strip([(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, -d / 2 + t), (-w / 2 + t, -d / 2 + t), (-w / 2 + t, d / 2 - t),
               (w / 2, d / 2 - t), (w / 2, d / 2), (-w / 2, d / 2)], x, h, metal())


def threshold():
    with at(0, 0, 0, 12):
        for k, (a, b) in enumerate(((-.80, .80), (-.62, .62))):
            y = .20 - .46 * k
            pts = [(y + .11 * math.cos(math.radians(180 - 9 * i)), .075 * math.sin(math.radians(9 * i)))
                   for i in range(21)]
            alu = plain("alu", (.74, .745, .75), .3, .85)
            for (y0, z0), (y1, z1) in zip(pts, pts[1:]):
                slab([(a, y0), (b, y0), (b, y1), (a, y1)], min(z0, z1) - .0005, max(z0, z1) + .0005, alu, 0)
            box(((a + b) / 2, y, .030), (b - a - .002, .205, .058), alu, .02, 4)


# --------------------------------------------------------------------------- services
def laser_meter(x, y, turn):
    with at(x, y, 0, turn):
        box((0, 0, .07), (.30, .62, .14), plain("meter", (.05, .055, .055), .45), .05, 5)
        box((0, .10, .1405), (.22, .26, .004), plain("screen", (.50, .58, .54), .25), .002)
        cyl((0, -.16, .135), (0, -.16, .152), .06, plain("button", (.62, .30, .12), .5), 48)


def folding_rule(x, y, turn):
    with at(x, y, 0, turn):
        for k in range(5):
            box((0, -.06 * 2 + k * .06, .035), (1.15, .050, .07), wood("aspen", "x"), .006)
        for s in (-1, 1):
            cyl((s * .53, 0, .06), (s * .53, 0, .076), .02, plain("pin", (.6, .6, .6), .3, .9), 32)


def home_measuring():
    paper(.10, .10, 1.15, .82, .002, 14, [[(-.35, -.25), (-.35, .25), (.30, .25)], [(-.35, -.25), (.30, -.25), (.30, .25)],
          [(-.35, -.31), (.30, -.31)], [(.37, -.25), (.37, .25)]])
    laser_meter(-.38, -.08, -12)
    folding_rule(.22, -.46, -6)


def suction_lifter(x, z):
    grip = plain("grip", (.05, .052, .054), .5)
    for s in (-1, 1):
        cyl((x, -.018, z + s * .16), (x, -.06, z + s * .16), .115, grip, 72, bevel=.012)
        cyl((x, -.06, z + s * .16), (x, -.13, z + s * .16), .045, grip, 48)
    box((x, -.145, z), (.07, .05, .46), plain("lifter", (.62, .30, .12), .45), .018, 4)


def door_fitting():
    piece_of_glass(-.50, .50, 0, .06, 1.45)
    for x in (-.36, .36):
        box((x, 0, .03), (.16, .26, .06), wood("aspen", "y"), .008)
    suction_lifter(0, .82)


def spirit_level(x, y, z, length, upright=False):
    alu, vial = plain("level", (.55, .56, .56), .35, .8), plain("vial", (.42, .62, .14), .2, coat=.5)
    size = (.10, .06, length) if upright else (length, .06, .10)
    box((x, y, z + size[2] / 2), size, alu, .008, 3)
    box((x, y - .031, z + size[2] / 2), (.06, .004, .16) if upright else (.16, .004, .06), vial, .001)


def corner_fitting():
    piece_of_glass(-.66, .36, -.30, .02, 1.25)
    face, edge = glass_face("clear"), glass_edge("clear")
    ribbon([(.38, -.28), (.38, .50)], .035, .02, 1.25, [face, edge, face])
    ribbon([(.38, -.28), (.38, .50)], .036, 1.24, 1.2505, [edge])
    box((-.15, -.30, .012), (1.05, .09, .024), metal(), .004)
    box((.38, .10, .012), (.09, .80, .024), metal(), .004)
    spirit_level(-.52, -.36, 0, 1.12, True)
    with at(-.02, -.62, 0, 8):
        cyl((-.30, 0, .075), (.25, 0, .075), .075, plain("tube-sil", PAPER, .5), 64)
        cyl((.25, 0, .075), (.44, 0, .075), .03, plain("nozzle", (.78, .78, .76), .4), 48, r2=.008, bevel=0)
        box((-.06, 0, .076), (.20, .152, .04), plain("band", (.20, .36, .31), .6), .01)


def inside_door_fitting():
    piece_of_glass(-.42, .34, 0, 0, 1.20)
    for s in (-1, 1):
        box((.14, s * .05, .66), (.22, .065, .56), metal(), .01, 3)
        rod((.14, s * .08, .72), (.14, s * .20, .72), .040)
        box((-.04, s * .20, .72), (.46, .05, .07), metal(), .018, 4)
    with at(-.04, -.44, 0, 16):
        cyl((-.52, 0, .055), (-.18, 0, .055), .055, plain("driver", (.62, .30, .12), .4), 48)
        cyl((-.18, 0, .055), (.34, 0, .055), .018, plain("blade", (.6, .6, .6), .25, .9), 32)


def old_glass():
    for k, (x, h) in enumerate(((-.10, 1.05), (.02, 1.20), (-.05, .92), (.06, 1.12))):
        piece_of_glass(-.55 + x, .45 + x, -.12 + .10 * k, .10, h)
    for x in (-.42, .38):
        box((x, .03, .05), (.12, .62, .10), wood("oak", "y"), .008)
        for y in (-.25, .31):
            box((x, y, .34), (.10, .06, .58), wood("oak", "z"), .008)
    for y in (-.285, .345):
        box((0, y, .50), (1.15, .03, .10), wood("oak", "x"), .006)


# ---------------------------------------------------------------------------- drawings
def corner_template():
    for k in range(3):
        paper(.05 - .04 * k, .05 - .05 * k, 1.25, .90, .004 + .008 * k, 9 - 5 * k, [] if k < 2 else [
            [(-.30, .32), (-.30, -.30), (.32, -.30)], [(-.30, .32), (.32, .32)], [(.32, .32), (.32, -.30)],
            arc(.32, .32, .62, 180, 270), [(-.30, -.37), (.32, -.37)], [(.40, -.30), (.40, .32)]])
    folding_rule(.20, -.68, 4)


def bath_template():
    for k in range(2):
        paper(-.04 * k, -.05 * k, 1.25, .90, .004 + .008 * k, 4 - 6 * k, [] if k < 1 else [
            round_rect(1.0, .44, .10, 0, .05) + [(.5, -.07)], arc(-.45, -.17, .62, 0, 62), [(-.45, -.17), (.17, -.17)],
            [(-.5, -.28), (.5, -.28)]])
    with at(.42, -.58, 0, 24):
        cyl((-.45, 0, .03), (.40, 0, .03), .03, plain("pencil", (.62, .47, .16), .5), 6, bevel=0)
        cyl((.40, 0, .03), (.48, 0, .03), .03, wood("aspen", "x"), 24, r2=.004, bevel=0)


def trade_drawings():
    paper(.02, -.10, 1.30, .92, .003, 4, [[(-.52, -.34), (-.52, .34), (-.16, .34), (-.16, -.34), (-.52, -.34)],
          [(-.40, .34), (-.40, -.34)], [(.04, .06), (.04, .34), (.52, .34), (.52, .06), (.04, .06)],
          [(.04, -.34), (.52, -.34), (.52, -.12), (.04, -.12), (.04, -.34)], [(.28, -.34), (.28, -.12)],
          arc(.04, .06, .28, 0, 90)])
    for y, r, a, b in ((.50, .085, -.72, .60), (.68, .085, -.60, .70), (.59, .085, -.66, .66)):
        z = .085 if y != .59 else .085 + .148
        cyl((a, y, z), (b, y, z), r, plain("roll", PAPER, .8), 64, bevel=0)
        cyl((b, y, z), (b + .001, y, z), r * .82, plain("roll-in", (.30, .30, .29), .9), 64, bevel=0)
        cyl(((a + b) / 2 - .03, y, z), ((a + b) / 2 + .03, y, z), r + .002, plain("cord", (.62, .30, .12), .7), 64, bevel=0)


# -------------------------------------------------------------------------------- sets
def care_set():
    squeegee(.32, .22, -8)
    bottle(-.40, .02, (.20, .36, .31))
    cloths(.36, -.34, [(.80, .78, .74), (.50, .56, .53)], .62, .44, .075)


def care_choice():
    squeegee(.40, .28, -8)
    bottle(-.52, .10, (.20, .36, .31))
    bottle(-.10, -.22, (.62, .47, .16), trigger=False)
    cloths(.50, -.34, [(.80, .78, .74)], .52, .40, .075)


def seal_set():
    with at(-.30, .12, 0, 10):
        bottom_seal(.09)
    with at(.34, .20, 0, -6):
        bottom_seal(.09, 0, .80)
    box((.02, -.42, .035), (1.5, .20, .07), plain("alu", (.74, .745, .75), .3, .85), .03, 4)


def brass_set():
    handle()
    for x in (.62, .98):
        cyl((x, -.18, 0), (x, -.18, .10), .055, metal(), 64)
        cyl((x, -.18, .09), (x, -.18, .21), .115, metal(), 96, bevel=.014)


def hall_set():
    z, r = .62, .60
    cyl((-.16, .06, z), (-.16, -.0, z), r, metal(), 160, bevel=.004)
    cyl((-.16, .0, z), (-.16, -.004, z), r - .018, mirror_mat(), 160, bevel=0)
    with at(.66, -.16, 0, 0):
        bar(0, .02, .94)
    cloths(.24, -.50, [(.80, .78, .74), (.50, .56, .53)], .50, .38, .07)


def shower_parts():
    piece_of_glass(-.58, .02, 0, 0, 1.30)
    bar(-.22, .22, 1.10)
    with at(.40, .10, 0, 0):
        bottom_seal(.09, 0, .86)
    rod((-.60, -.46, .034), (.80, -.52, .034), .034)
    for x in (-.60, .80):
        rod((x, -.46 - .06 * (x > 0), .034), (x + .03, -.46 - .06 * (x > 0), .034), .075)


BUILD = {
    "squeegee": squeegee, "glass-polish": glass_polish, "descaler": descaler, "cloths": cleaning_cloths,
    "coating-refill": coating_refill, "wax": wax, "handle": handle, "knob": knob, "towel-bar": towel_bar,
    "hinge": hinge, "stay": stay, "glass-shelf": glass_shelf, "magnet-lock": magnet_lock, "rollers": rollers,
    "seal-6": lambda: bottom_seal(.068), "seal-8": lambda: bottom_seal(.09), "seal-10": lambda: bottom_seal(.115),
    "magnet-seal": magnet_seal, "drag-seal": drag_seal, "filler-profile": filler_profile, "threshold": threshold,
    "home-measuring": home_measuring, "door-fitting": door_fitting, "corner-fitting": corner_fitting,
    "inside-door-fitting": inside_door_fitting, "old-glass": old_glass, "corner-template": corner_template,
    "bath-template": bath_template, "trade-drawings": trade_drawings, "care-set": care_set,
    "care-choice": care_choice, "seal-set": seal_set, "brass-set": brass_set, "hall-set": hall_set,
    "shower-parts": shower_parts,
}

FROM_ABOVE = dict(cam=3.4, yaw=16)
CAMERA_OF = {
    "cloths": dict(cam=2.4), "wax": dict(cam=2.6), "rollers": dict(cam=2.2), "threshold": dict(cam=2.4, yaw=18),
    "seal-6": dict(cam=2.9, yaw=30), "seal-8": dict(cam=2.9, yaw=30), "seal-10": dict(cam=2.9, yaw=30),
    "magnet-seal": dict(cam=2.9, yaw=30), "drag-seal": dict(cam=2.9, yaw=30), "filler-profile": dict(cam=2.9, yaw=30),
    "seal-set": dict(cam=2.6, yaw=20), "home-measuring": FROM_ABOVE, "corner-template": FROM_ABOVE,
    "bath-template": FROM_ABOVE, "trade-drawings": FROM_ABOVE, "squeegee": dict(yaw=18, cam=1.6),
    "magnet-lock": dict(yaw=10), "hall-set": dict(yaw=-10, cam=1.5), "inside-door-fitting": dict(yaw=14),
}
