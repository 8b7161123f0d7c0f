import { useStorefront } from '@vitrin/theme-kit'
import type { SyntheticEvent } from 'react'
import { picture, type PictureOptions } from './image-url'

type Picture = ReturnType<typeof picture> & { readonly onError: (event: SyntheticEvent<HTMLImageElement>) => void }

/** The attributes of an `<img>` for a path of the catalogue. */
export function usePicture(): (path: string, options: PictureOptions) => Picture {
  const { mediaBaseUrl } = useStorefront().config
  return (path, options) => ({ ...picture(path, options, mediaBaseUrl), onError: askOnceMore })
}

/** R9.17: two attempts. */
function askOnceMore({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
  if (image.dataset['asked']) return
  image.dataset['asked'] = 'twice'
  for (const name of ['srcset', 'src']) image.setAttribute(name, image.getAttribute(name) ?? '')
}
