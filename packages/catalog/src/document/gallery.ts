import { optionCode } from '../selection/configure'
import { hasImage } from './has-image'
import { optionIds } from './option-id'
import type { MediaGalleryEntry, CatalogueProduct } from './product'

type PictureField =
  | 'type_id'
  | 'image'
  | 'thumbnail'
  | 'small_image'
  | 'media_gallery'
  | 'configurable_options'
  | 'configurable_children'

/** A product with or without a chosen variant, as far as pictures go. */
type Pictured = Pick<CatalogueProduct, PictureField> & { readonly is_configured?: boolean }

export interface GalleryImage {
  readonly src: string
  readonly label?: string | undefined
  readonly video?:
    | {
        readonly url: string
        readonly id?: string | undefined
        readonly type?: string | undefined
        readonly title?: string | undefined
      }
    | undefined
  /** The finish, glass and side that the picture shows, where its document says so. */
  readonly shows?: Readonly<Record<string, string>> | undefined
  /** Attribute code → option id, for images that show one variant. */
  readonly variant?: Readonly<Record<string, string>> | undefined
}

/** Each image once: the chosen variant's first, then the children's and the media gallery's (contract §15.18). */
export function galleryOf(product: Pictured): readonly GalleryImage[] {
  const own = [product.image, product.thumbnail, product.small_image]
  const images: GalleryImage[] = product.is_configured ? own.filter(hasImage).map((src) => ({ src })) : []
  const codes = (product.configurable_options ?? []).map((option) => optionCode(option))
  const variantImages = (product.configurable_children ?? []).flatMap((child) => {
    if (!hasImage(child.image)) return []
    const variant = Object.fromEntries(
      codes.flatMap((code) =>
        optionIds(child[code])
          .slice(0, 1)
          .map((id) => [code, id]),
      ),
    )
    return [{ src: child.image, variant }]
  })
  const media = (product.media_gallery ?? [])
    .filter(({ image }) => hasImage(image))
    .toSorted((a, b) => (a.pos ?? 0) - (b.pos ?? 0))
    .map(fromMedia)
  images.push(...media.slice(0, 1), ...variantImages, ...media.slice(1))
  if (images.length === 0) images.push(...own.filter(hasImage).map((src) => ({ src })))
  return uniqueBySrc(images)
}

/** The product's own image; for a configurable product without one, the first child's (contract §15.18). */
export function productThumbnail(
  product: Pick<Pictured, 'image' | 'configurable_children' | 'is_configured' | 'type_id'>,
): string | undefined {
  if (hasImage(product.image)) return product.image
  if (product.type_id !== 'configurable' || product.is_configured) return undefined
  return product.configurable_children?.map(({ image }) => image).find(hasImage)
}

function fromMedia({ image, lab, vid, shows }: MediaGalleryEntry): GalleryImage {
  return {
    src: image,
    ...(lab && { label: lab }),
    ...(shows && { shows }),
    ...(vid && { video: { url: vid.url, id: vid.video_id, type: vid.type, title: vid.title ?? undefined } }),
  }
}

/** Label and variant of later entries with the same picture are kept. */
function uniqueBySrc(images: readonly GalleryImage[]): readonly GalleryImage[] {
  const bySrc = new Map<string, GalleryImage>()
  for (const image of images) bySrc.set(image.src, { ...image, ...bySrc.get(image.src) })
  return [...bySrc.values()]
}
