import type { SyntheticEvent } from 'react'
import { useStorefront } from '../storefront-context'
import { pictureSource, type PictureOptions, type PictureSource } from './picture'

/** Props of an `<img>`. */
export interface Picture extends PictureSource {
  readonly onError: (event: SyntheticEvent<HTMLImageElement>) => void
}

/** The props of an `<img>` for a path of the catalogue. */
export function usePicture(): (path: string, options: PictureOptions) => Picture {
  const { mediaBaseUrl } = useStorefront().config
  return (path, options) => ({ ...pictureSource(path, options, mediaBaseUrl), onError: retryOnce })
}

/** R9.17: two attempts. */
function retryOnce({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
  // One image element may show one picture after another.
  const address = image.getAttribute('src') ?? ''
  if (image.dataset['retried'] === address) return
  image.dataset['retried'] = address
  for (const name of ['srcset', 'src']) image.setAttribute(name, image.getAttribute(name) ?? '')
}
