import type { ProductPart } from '@vitrin/catalog'
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

/** In the pictures of sauna doors grey glass has a thermo-treated frame, other glass a plain one. */
function isPicturedFrame(family: Family, finish: FinishId, glass: GlassId): boolean {
  return family !== 'sauna-door' || (finish === 'thermo-aspen') === (glass === 'grey')
}

/** The pictures of mirrors show only silvered ones, and those of double doors only doors with glazing bars. */
function isPicturedGlass({ family, bars }: Construction, glass: GlassId): boolean {
  if (family.startsWith('mirror')) return glass === 'mirror-silver'
  return family !== 'interior-door-sliding' || bars === true
}

/** Pictures of exactly this product, finish and glass: first in the studio, then in a room. May be empty. */
export function picturesOf(construction: Construction, finish: FinishId, glass: GlassId): readonly PictureName[] {
  const { family, bars } = construction
  if (!isPicturedFrame(family, finish, glass) || !isPicturedGlass(construction, glass)) return []
  const parts = {
    finish: family === 'sauna-door' ? [] : [finishes[finish].picture],
    glass: family.startsWith('mirror') ? [] : [glass],
    bars: bars && family === 'interior-door' ? ['bars'] : [],
  }
  const stem = [stems[family], ...parts.finish, ...parts.glass, ...parts.bars].join('-')
  return [`${stem}-studio`, `${stem}-room`].filter(isPicture)
}

/** An entry of a product's gallery. */
export interface GalleryPicture {
  readonly image: string
  readonly pos?: number
  readonly typ?: string
  readonly lab?: string | null
  readonly vid?: NonNullable<ProductPart<'media_gallery'>['vid']> | null
}

/** Pictures of every finish with the included glass; the first finish comes first. */
export function galleryOf(name: string, construction: Construction): readonly GalleryPicture[] {
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
