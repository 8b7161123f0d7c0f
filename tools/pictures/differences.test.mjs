import sharp from 'sharp'
import { expect, it } from 'vitest'
import { differences } from './differences.mjs'

const picture = (background, height = 60) =>
  sharp({ create: { width: 80, height, channels: 3, background } })
    .jpeg({ quality: 25 })
    .toBuffer()
const named = (pictures) => new Map(Object.entries(pictures))

it('says nothing about pictures that show the same', async () => {
  const before = named({ 'home-many-390': await picture('#105c4a') })
  expect(await differences(before, named({ 'home-many-390': await picture('#105c4a') }))).toEqual([])
  expect(await differences(before, named({ 'home-many-390': await picture('#115c4a') }))).toEqual([])
})

it('names a picture that differs, and shows before, now and the difference side by side', async () => {
  const before = named({ 'home-many-390': await picture('#105c4a'), 'home-one-390': await picture('#fff') })
  const now = named({ 'home-many-390': await picture('#5c104a'), 'home-one-390': await picture('#fff') })
  const [found, ...more] = await differences(before, now)
  expect(found).toMatchObject({ name: 'home-many-390', text: '100.00 % of it differ (4800 pixels)' })
  expect(await sharp(found.shown).metadata()).toMatchObject({ format: 'png', width: 3 * 80 + 2 * 8, height: 60 })
  expect(more).toEqual([])
})

it('names states that came and states that went', async () => {
  const [came, went] = [named({ 'home-new-390': await picture('#fff') }), named({})]
  expect(await differences(went, came)).toEqual([{ name: 'home-new-390', text: 'is new' }])
  expect(await differences(came, went)).toEqual([
    { name: 'home-new-390', text: 'shows a state that the gallery does not have' },
  ])
})
