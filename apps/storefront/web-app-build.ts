import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Plugin } from 'vite'

export interface WebAppOptions {
  readonly name: string
  readonly lang: string
  readonly startUrl: string
  /** The mark that icons are drawn from. */
  readonly mark: string
  /** The color behind the mark and the starting shop. */
  readonly paper: string
}

const MARK_SIDE = 32
/** Launchers cut a maskable icon to a circle of four fifths: the mark's corners stay inside (W3C, App Manifest). */
const MASKED_PART = 0.75

/** The manifest of the installable app and its icons, drawn at build time (W3C, App Manifest). */
export function webAppBuild({ name, lang, startUrl, mark, paper }: WebAppOptions): Plugin {
  return {
    name: 'vitrin:web-app',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const svg = readFileSync(mark)
      const emit = (file: string, source: string | Uint8Array) =>
        this.getFileName(this.emitFile({ type: 'asset', name: file, source }))
      const icon = async (side: number, { part = 1, file = `icon-${side}` } = {}) =>
        emit(`${file}.png`, await drawn(svg, { side, part, paper }))
      const described = async (side: number, purpose: string, look?: Parameters<typeof icon>[1]) => ({
        src: `/${await icon(side, look)}`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      })
      const icons = [
        await described(192, 'any'),
        await described(512, 'any'),
        await described(512, 'maskable', { part: MASKED_PART, file: 'icon-maskable' }),
      ]
      await icon(180, { file: 'touch-icon' })
      const manifest = {
        id: startUrl,
        name,
        short_name: name,
        lang,
        start_url: startUrl,
        scope: '/',
        display: 'standalone',
        theme_color: paper,
        background_color: paper,
        icons,
      }
      emit('app.webmanifest', JSON.stringify(manifest))
    },
  }
}

async function drawn(
  svg: Buffer,
  { side, part, paper }: { readonly side: number; readonly part: number; readonly paper: string },
): Promise<Buffer> {
  const inner = Math.round((side * part) / 2) * 2
  const margin = (side - inner) / 2
  return sharp(svg, { density: (72 * inner) / MARK_SIDE })
    .resize(inner, inner)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: paper })
    .flatten({ background: paper })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
