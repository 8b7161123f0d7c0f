import { useStorefront } from '@vitrin/theme-kit'
import { picture, type PictureOptions } from './image-url'

/** The attributes of an `<img>` for a path of the catalogue. */
export function usePicture(): (path: string, options: PictureOptions) => ReturnType<typeof picture> {
  const { mediaBaseUrl } = useStorefront().config
  return (path, options) => picture(path, options, mediaBaseUrl)
}
