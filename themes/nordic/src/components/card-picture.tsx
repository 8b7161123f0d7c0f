import { hasImage, usePicture, type ListedProduct } from '@vitrin/theme-kit'
import { classNames } from '../ui/class-names'
import { isStudioPicture } from '../ui/studio'
import { NoPicture } from './no-picture'

/** R9.01: 310 × 300. The others are for two cards in a row of a phone, on its denser screen. */
const WIDTHS = [310, 434, 620] as const
const RATIO = 300 / 310

export function CardPicture({ product, eager }: { readonly product: ListedProduct; readonly eager: boolean }) {
  const picture = usePicture()
  const image = product.variant?.image ?? product.image
  const isStudio = hasImage(image) && isStudioPicture(image)
  return (
    <div className={classNames('card-media', isStudio && 'is-studio')}>
      {hasImage(image) ? (
        <img
          {...picture(image, { widths: WIDTHS, ratio: RATIO, action: isStudio ? 'resize' : 'fit' })}
          sizes="(min-width: 42rem) 310px, 46vw"
          alt=""
          {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          decoding="async"
        />
      ) : (
        <NoPicture type={product.type_id} />
      )}
    </div>
  )
}
