import type { ProductPart } from '@vitrin/catalog'
import type { Family } from '@vitrin/made-to-measure'
import { finishes, type FinishId } from '../shop/finishes'
import { glasses, type GlassId } from '../shop/glasses'
import type { Construction } from './construction'
import { picturePath, pictures, type PictureName } from './pictures'
import type { Film, ProductFacts } from './product-facts'

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

/** The pictures of double doors show only doors with glazing bars. */
function isPicturedGlass({ family, bars }: Construction): boolean {
  return family !== 'interior-door-sliding' || bars !== undefined
}

/** In the names of pictures: silvered mirrors have no word for their glass. */
function glassWord(glass: GlassId): readonly string[] {
  const word = glass.replace(/^mirror-/, '')
  return word === 'silver' ? [] : [word]
}

/** Pictures of exactly this product, finish and glass: first in the studio, then in a room. May be empty. */
export function picturesOf(construction: Construction, finish: FinishId, glass: GlassId): readonly PictureName[] {
  const { family, bars, look } = construction
  if (!isPicturedFrame(family, finish, glass) || !isPicturedGlass(construction)) return []
  const details = [
    ...(family === 'sauna-door' ? [] : [finishes[finish].picture]),
    ...glassWord(glass),
    ...(bars && family === 'interior-door' ? ['bars'] : []),
  ]
  const named = (stem: readonly string[]) =>
    ['studio', 'room'].map((view) => [...stem, ...details, view].join('-')).filter(isPicture)
  const own = look ? named([stems[family], look]) : []
  return own.length > 0 ? own : named([stems[family]])
}

/** An entry of a product's gallery. */
export interface GalleryPicture {
  readonly image: string
  readonly pos?: number
  readonly typ?: string
  readonly lab?: string | null
  readonly shows?: Readonly<Record<string, string>>
  readonly vid?: NonNullable<ProductPart<'media_gallery'>['vid']> | null
}

/** The gallery of a product that is not made to measure. */
export function stillsOf({
  name,
  pictures: stills = [],
}: Pick<ProductFacts, 'name' | 'pictures'>): readonly GalleryPicture[] {
  return stills.map((picture, index) => ({
    image: picturePath(picture),
    pos: index + 1,
    typ: 'image',
    lab: name,
    vid: null,
  }))
}

/** Pictures of every finish in every glass; the first finish and the included glass come first. */
export function galleryOf(name: string, construction: Construction): readonly GalleryPicture[] {
  return construction.finishes
    .flatMap((finish) =>
      construction.glass.flatMap((glass) =>
        picturesOf(construction, finish, glass).map((picture) => ({ picture, finish, glass })),
      ),
    )
    .map(({ picture, finish, glass }, index) => ({
      image: picturePath(picture),
      pos: index + 1,
      typ: 'image',
      lab: label(name, finish, glass, picture.endsWith('-room')),
      vid: null,
      shows: { color: finishes[finish].value, glass, ...sideShown(construction) },
    }))
}

/** The entry of a film, after the pictures. */
export function filmEntries(film: Film | undefined, after: readonly GalleryPicture[]): readonly GalleryPicture[] {
  if (!film) return []
  const { file, title, poster } = film
  const vid = { url: `/films/${file}`, title, type: 'file' }
  return [{ image: picturePath(poster), pos: after.length + 1, typ: 'external-video', lab: title, vid }]
}

/** All pictures show the first value of the choice of a side. Only those of the look `left` show the other side. */
function sideShown({ choices }: Construction): Readonly<Record<string, string>> {
  const side = choices.find((code) => code.endsWith('_side'))
  return side === undefined ? {} : { [side]: 'left' }
}

function label(name: string, finish: FinishId, glass: GlassId, inRoom: boolean): string {
  const look = `${name}, ${finishes[finish].label.toLowerCase()}, ${glasses[glass].label.toLowerCase()}`
  return inRoom ? `${look}, på plats` : look
}
