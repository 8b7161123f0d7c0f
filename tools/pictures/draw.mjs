// Draws each state of a theme at two widths.
import sharp from 'sharp'
import { withGallery } from '@vitrin/theme-check/gallery'
import { inTabs } from '@vitrin/theme-check/tab'

/** `scale` keeps what differs to the eye of a reviewer, and a picture below 10 kB. */
const SIZES = [
  { width: 390, height: 844, scale: 1 / 2 },
  { width: 1440, height: 900, scale: 1 / 4 },
]
/** What is longer is cut: the end of a long page shows in a shorter state, too. */
const LONGEST = 3000
/** A long page takes long on a busy machine. */
const SHOT_MS = 120_000
/** Without trellis quantisation, so that a change stays in its own blocks of 16 pixels. */
const JPEG = { quality: 25, quantisationTable: 3, progressive: true }

/**
 * @param {{ name: string, folder: string }} theme
 * @returns {Promise<Map<string, Buffer>>} the pictures as JPEG: `home-many-390` and so on
 */
export function drawTheme(browser, theme, states) {
  return withGallery([theme], async ({ addressOf }) => {
    const drawn = await inTabs(browser, states, (tab, state) => drawState(tab, state, addressOf(theme, state)))
    return new Map(drawn.flat())
  })
}

async function drawState(tab, state, address) {
  const { page } = tab
  await tab.show(address)
  if ((await page.locator('html').getAttribute('data-state')) !== 'ready')
    throw new Error(`The gallery cannot make the state ${state.id}: ${tab.problems().join(' ')}`)
  // Its code comes after the state is made.
  if (['panel', 'modal'].includes(state.kind)) await page.locator('dialog:modal').first().waitFor()
  const pictures = []
  for (const { width, height, scale } of SIZES) {
    await page.setViewportSize({ width, height })
    const whole = await page.evaluate(rest)
    const isOverThePage = !['screen', 'layout'].includes(state.kind)
    const clip = { x: 0, y: 0, width, height: isOverThePage ? height : Math.min(whole, LONGEST) }
    const shot = await page.screenshot({ animations: 'disabled', fullPage: true, clip, timeout: SHOT_MS })
    const small = sharp(shot)
      .resize({ width: width * scale })
      .removeAlpha()
    pictures.push([`${state.id}-${width}`, await small.jpeg(JPEG).toBuffer()])
  }
  return pictures
}

/** Runs in the page: loads all that a browser leaves until it is near. @returns the height of the page */
async function rest() {
  // As the shop does when the shopper scrolls (theme-kit's `layOutAll`).
  document.documentElement.dataset.whole = ''
  for (const image of document.images) image.loading = 'eager'
  // The new width chooses other files for pictures one frame later.
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  await document.fonts.ready
  // A picture that cannot be loaded shows as what the theme draws then.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  return document.documentElement.scrollHeight
}
