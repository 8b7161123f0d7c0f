import { expect, it } from 'vitest'
import { galleryOf } from './gallery'
import { aProduct } from '../testing'

it('shows each entry of the gallery with its label, and a film with its address [R3.01 gallery]', () => {
  const media_gallery = [
    { image: '/film.webp', pos: 2, lab: 'Så monteras den', vid: { url: '/film.webm', type: 'file' } },
    { image: '/corner.webp', pos: 1, lab: 'Hörnet', vid: null },
  ]
  expect(galleryOf(aProduct({ media_gallery }))).toEqual([
    { src: '/corner.webp', label: 'Hörnet' },
    { src: '/film.webp', label: 'Så monteras den', video: { url: '/film.webm', type: 'file' } },
  ])
})
