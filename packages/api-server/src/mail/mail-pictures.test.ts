import { RecordingLogger } from '@vitrin/kernel/testing'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { MailPictures } from './mail-pictures'

const piece = {
  version: 1,
  family: 'shower-door-hinged',
  thickness: 8,
  profile: 'chrome',
  measures: { width: 893, height: 2010 },
  choices: { glass: 'clear', hinge_side: 'left' },
  breakdown: { lines: [], total: 0 },
}
const pictures = () => new MailPictures({ mediaFolder: '/nowhere', logger: new RecordingLogger() })

it('draws a piece that is cut to size as a PNG, because mail programs show no SVG', async () => {
  const picture = await pictures().ofLine({ made_to_measure: piece }, 'line-1')
  expect(picture).toMatchObject({ id: 'line-1', fileName: 'line-1.png', type: 'image/png' })
  expect(await sharp(picture?.content).metadata()).toMatchObject({ format: 'png', width: 144, height: 144 })
  const mirrored = { ...piece, choices: { ...piece.choices, hinge_side: 'right' } }
  const other = await pictures().ofLine({ made_to_measure: mirrored }, 'line-1')
  expect(other?.content.equals(picture!.content)).toBe(false)
})

it('leaves out what it cannot show: the mail goes without it', async () => {
  expect(await pictures().ofLine({ image: '/gone.webp' }, 'line-1')).toBeUndefined()
  expect(await pictures().ofLine({ made_to_measure: { family: 'unknown' } }, 'line-1')).toBeUndefined()
  expect(await pictures().ofLine({}, 'line-1')).toBeUndefined()
  expect(await pictures().logo()).toBeUndefined()
})
