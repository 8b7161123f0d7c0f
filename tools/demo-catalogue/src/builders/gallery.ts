import type { MediaGalleryEntry } from '@vitrin/catalog'
import type { Family } from '@vitrin/made-to-measure'
import { finishes, type FinishId } from '../shop/finishes'
import { glasses, type GlassId } from '../shop/glasses'
import type { Construction } from './construction'
import { picturePath, pictures, type PictureName } from './pictures'

const stems: Readonly<Record<Family, string>> = {
  'enclosure-corner': 'corner',
  'enclosure-quadrant': 'quadrant',
  'shower-door-hinged': 'door-hinged',
  'shower-door-sliding': 'door-sliding',
  'shower-wall': 'wall',
  'bath-screen': 'bath-screen',
  'mirror-round': 'mirror-round',
  'mirror-rect': 'mirror-led',
  'sauna-door': 'sauna-door',
  'interior-door': 'interior',
  'interior-door-sliding': 'interior-pair',
}

const known: ReadonlySet<string> = new Set(pictures)

function isPicture(name: string): name is PictureName {
  return known.has(name)
}

/** The wood of a sauna door's frame follows from its glass in the pictures: thermo-treated with grey, plain otherwise. */
function isRightFrame(family: Family, finish: FinishId, glass: GlassId): boolean {
  return family !== 'sauna-door' || (finish === 'thermo-aspen') === (glass === 'grey')
}

/** The pictures show silvered mirrors, and pairs of doors with glazing bars: they stand for nothing else. */
function isPictured({ family, bars }: Construction, glass: GlassId): boolean {
  if (family.startsWith('mirror')) return glass === 'mirror-silver'
  return family !== 'interior-door-sliding' || bars === true
}

/** Pictures of exactly this product, finish and glass: studio first, then in a room. None rather than a wrong one. */
export function picturesOf(construction: Construction, finish: FinishId, glass: GlassId): readonly PictureName[] {
  const { family, bars } = construction
  if (!isRightFrame(family, finish, glass) || !isPictured(construction, glass)) return []
  const parts = {
    finish: family === 'sauna-door' ? [] : [finishes[finish].picture],
    glass: family.startsWith('mirror') ? [] : [glass],
    bars: bars && family === 'interior-door' ? ['bars'] : [],
  }
  const stem = [stems[family], ...parts.finish, ...parts.glass, ...parts.bars].join('-')
  return [`${stem}-studio`, `${stem}-room`].filter(isPicture)
}

/** Every finish in the glass that the price includes; the first finish leads, also in its room. */
export function galleryOf(name: string, construction: Construction): readonly MediaGalleryEntry[] {
  const glass = construction.glass[0]
  return construction.finishes
    .flatMap((finish) => picturesOf(construction, finish, glass).map((picture) => ({ picture, finish })))
    .map(({ picture, finish }, index) => ({
      image: picturePath(picture),
      pos: index + 1,
      typ: 'image',
      lab: label(name, finish, glass, picture.endsWith('-room')),
      vid: null,
    }))
}

function label(name: string, finish: FinishId, glass: GlassId, inRoom: boolean): string {
  const look = `${name}, ${finishes[finish].label.toLowerCase()}, ${glasses[glass].label.toLowerCase()}`
  return inRoom ? `${look}, på plats` : look
}
