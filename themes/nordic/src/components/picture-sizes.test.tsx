// @vitest-environment happy-dom
import type { ListedProduct } from '@vitrin/theme-kit'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { show } from '../testing/show'
import { Gallery } from '../screens/product/gallery'
import { CardPicture } from './card-picture'
import { PiecePicture } from './piece-picture'

async function attributesOf(part: ReactNode, selector: string, names: readonly string[]) {
  const shown = await show(part, 'sv')
  const element = shown.element.querySelector(selector)
  const values = names.map((name) => element?.getAttribute(name))
  await shown.close()
  return values
}

describe('pictures have the size of their place', () => {
  it('in the cart [R9.01 cart thumbnails]', async () => {
    const piece = <PiecePicture name="Rund spegel" image="/m/i/spegel.webp" measured={undefined} mini="always" />
    expect(await attributesOf(piece, 'img', ['src', 'width', 'height'])).toEqual([
      '/img/150/150/resize/m/i/spegel.webp',
      '150',
      '150',
    ])
  })

  it('on cards [R9.01 product thumbnails]', async () => {
    const card = <CardPicture product={{ image: '/m/i/spegel.webp' } as ListedProduct} eager />
    const [src, width, height] = await attributesOf(card, 'img', ['src', 'width', 'height'])
    expect([src?.split('/').slice(0, 4).join('/'), width, height]).toEqual(['/img/310/300', '310', '300'])
  })

  const gallery = <Gallery images={[{ src: '/m/i/spegel.webp' }]} name="Rund spegel" type="simple" />

  it('in the gallery [R9.01 gallery]', async () => {
    const [srcset] = await attributesOf(gallery, 'img', ['srcset'])
    expect(srcset?.split(', ').at(-1)).toBe('/img/1200/1488/resize/m/i/spegel.webp 1200w')
  })

  it('when they are enlarged [R9.01 large]', async () => {
    expect(await attributesOf(gallery, 'a.zoom', ['href'])).toEqual(['/img/3000/3720/resize/m/i/spegel.webp'])
  })
})

describe('a picture that did not come', () => {
  it('is requested once more, and not a third time [R9.17 attempts]', async () => {
    const shown = await show(<CardPicture product={{ image: '/m/i/spegel.webp' } as ListedProduct} eager />, 'sv')
    const image = shown.element.querySelector('img')!
    const requests: (string | null)[] = []
    const setAttribute = image.setAttribute.bind(image)
    image.setAttribute = (name, value) => {
      if (name === 'src') requests.push(value)
      setAttribute(name, value)
    }
    const address = image.getAttribute('src')
    for (let failure = 0; failure < 3; failure += 1)
      await shown.does(() => void image.dispatchEvent(new Event('error')))
    expect(requests).toEqual([address])
    await shown.close()
  })
})
