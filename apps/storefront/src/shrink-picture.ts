import type { PictureShrinker } from '@vitrin/contact'

/** The longer side of a picture that shows enough of a bathroom. */
const LONGEST_SIDE = 2400
const QUALITY = 0.85

/** Draws the picture anew, upright and without the place where it was taken. */
export const browserPictures: PictureShrinker = {
  async shrink(bytes) {
    const picture = await createImageBitmap(new Blob([bytes])).catch(() => undefined)
    if (!picture) return undefined
    try {
      const blob = await drawn(picture)
      return blob && blob.size < bytes.length
        ? { bytes: new Uint8Array(await blob.arrayBuffer()), ending: 'jpg' }
        : undefined
    } finally {
      picture.close()
    }
  },
}

function drawn(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // What is transparent would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
