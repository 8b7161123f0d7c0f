// Renders the film of a shower corner that is cut to measure, with its poster: an animated drawing on a canvas that
// Chromium records. `node tools/product-images/render-film.mjs <chromium>`
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const OUT = join(import.meta.dirname, '..', '..', 'apps', 'storefront', 'public', 'films')
const PICTURES = join(import.meta.dirname, 'pictures')

const browser = await chromium.launch({
  executablePath: process.argv[2],
  args: ['--no-sandbox'],
  chromiumSandbox: false,
})
const page = await browser.newPage()
const { film, poster } = await page.evaluate(record)
await browser.close()
writeFileSync(join(OUT, 'duschhorna-siljan.webm'), Buffer.from(film, 'base64'))
writePoster(Buffer.from(poster, 'base64'))

/** The pictures of the catalogue are webp files; `sharp` is a dependency of the app. */
function writePoster(png) {
  const file = join(mkdtempSync(join(tmpdir(), 'film-')), 'poster.png')
  writeFileSync(file, png)
  const target = join(PICTURES, 'corner-film.webp')
  const code = `require('sharp')(${JSON.stringify(file)}).webp({ quality: 80 }).toFile(${JSON.stringify(target)})`
  spawnSync(process.execPath, ['-e', code], {
    cwd: join(import.meta.dirname, '..', '..', 'apps', 'storefront'),
    stdio: 'inherit',
  })
}

/** Runs in the browser. */
async function record() {
  const [width, height, seconds] = [720, 892, 9]
  const [ink, edge, glass, paper, grey] = ['#14231d', '#0f5c4a', '#d9efe7', '#f3f4f2', '#6b756f']
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  document.body.append(canvas)
  const pen = canvas.getContext('2d')

  const part = (now, from, to) => {
    const share = Math.min(1, Math.max(0, (now - from) / (to - from)))
    return share * share * (3 - 2 * share)
  }
  const line = (x1, y1, x2, y2, share = 1, color = ink, thick = 2) => {
    if (share === 0) return
    Object.assign(pen, { strokeStyle: color, lineWidth: thick })
    pen.beginPath()
    pen.moveTo(x1, y1)
    pen.lineTo(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
    pen.stroke()
  }
  const word = (text, x, y, share, { size = 26, color = ink, turn = 0 } = {}) => {
    pen.save()
    pen.globalAlpha = share
    pen.translate(x, y)
    pen.rotate(turn)
    Object.assign(pen, { fillStyle: color, font: `500 ${size}px sans-serif`, textAlign: 'center' })
    pen.fillText(text, 0, 0)
    pen.restore()
  }
  const pane = (corners, share) => {
    pen.save()
    pen.globalAlpha = share * 0.75
    pen.fillStyle = glass
    pen.beginPath()
    for (const [x, y] of corners) pen.lineTo(x, y)
    pen.fill()
    pen.restore()
    corners.forEach(([x, y], index) => line(x, y, ...corners[(index + 1) % 4], share, edge, 3))
  }
  const count = (to, share) => String(Math.round(to * share)).replace(/(\d)(?=(\d{3})+$)/g, '$1 ')

  const [left, corner, right, floor, top] = [120, 350, 610, 700, 190]
  const frame = (now) => {
    Object.assign(pen, { fillStyle: paper, lineCap: 'round' })
    pen.fillRect(0, 0, width, height)
    line(60, floor, corner, floor + 60, part(now, 0, 0.8))
    line(corner, floor + 60, 660, floor, part(now, 0, 0.8))
    // The fixed side.
    const side = part(now, 0.8, 2)
    pane(
      [
        [corner, floor + 60],
        [right, floor + 10],
        [right, top - 40],
        [corner, top],
      ],
      side,
    )
    // The door swings out after it is measured, and back.
    const open = Math.sin(Math.PI * part(now, 6, 8.6)) * 0.85
    const front = part(now, 1.6, 2.8)
    const [dx, dy] = [(corner - left) * Math.cos(open), 110 * Math.sin(open)]
    pane(
      [
        [left + dx, floor + 50 + dy],
        [left, floor + 10],
        [left, top - 40],
        [left + dx, top - 8 + dy * 0.4],
      ],
      front,
    )
    const grip = part(now, 2.6, 3)
    line(left + dx * 0.82, 420 + dy * 0.7, left + dx * 0.82, 520 + dy * 0.8, grip, ink, 7)
    for (const y of [260, 620]) line(left - 8, y, left + 14, y + 3, grip, ink, 12)
    // Measures.
    const measured = 1 - part(now, 5.6, 6)
    const [wide, deep, tall] = [part(now, 3, 3.9), part(now, 3.7, 4.6), part(now, 4.4, 5.4)]
    pen.globalAlpha = measured
    line(left, floor + 70, corner - 20, floor + 118, wide, grey)
    line(corner + 20, floor + 118, right, floor + 70, deep, grey)
    line(right + 50, floor + 10, right + 50, top - 40, tall, grey)
    pen.globalAlpha = 1
    word(count(873, wide), (left + corner) / 2 - 20, floor + 142, wide * measured)
    word(count(912, deep), (right + corner) / 2 + 30, floor + 142, deep * measured)
    word(count(1985, tall), right + 82, 430, tall * measured, { turn: -Math.PI / 2 })
    const said = now < 3 ? 'Två väggar har du redan.' : now < 6 ? 'Du mäter öppningen.' : 'Vi skär på millimetern.'
    const since = now < 3 ? now : now < 6 ? now - 3 : now - 6
    word(said, width / 2, 100, Math.min(1, since * 2), { size: 34 })
  }

  const type = 'video/webm;codecs=vp9'
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: type, videoBitsPerSecond: 300_000 })
  const chunks = []
  recorder.ondataavailable = ({ data }) => chunks.push(data)
  const stopped = new Promise((resolve) => (recorder.onstop = resolve))
  recorder.start()
  const startedAt = performance.now()
  await new Promise((resolve) => {
    const step = () => {
      const now = (performance.now() - startedAt) / 1000
      frame(now)
      if (now < seconds) requestAnimationFrame(step)
      else resolve()
    }
    step()
  })
  recorder.stop()
  await stopped
  frame(5.5)
  const base64 = async (blob) => {
    const bytes = new Uint8Array(await blob.arrayBuffer())
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return btoa(text)
  }
  const png = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
  return { film: await base64(new Blob(chunks, { type })), poster: await base64(png) }
}
