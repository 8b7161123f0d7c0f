// The pictures that are committed: a folder for each theme, with what they were drawn with.
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'baseline')
const SURROUNDINGS = 'baseline.json'

export const themesWithPictures = () => readdirSync(FOLDER)

/** @returns {{ surroundings: import('./surroundings.mjs').Surroundings, pictures: Map<string, Buffer> } | undefined} */
export function readBaseline(theme) {
  const folder = join(FOLDER, theme)
  if (!existsSync(folder)) return undefined
  const files = globSync('*.jpg', { cwd: folder }).sort()
  return {
    surroundings: JSON.parse(readFileSync(join(folder, SURROUNDINGS), 'utf8')),
    pictures: new Map(files.map((file) => [file.replace('.jpg', ''), readFileSync(join(folder, file))])),
  }
}

export function writeBaseline(theme, { surroundings, pictures }) {
  const folder = join(FOLDER, theme)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, SURROUNDINGS), `${JSON.stringify(surroundings, null, 2)}\n`)
  for (const [name, picture] of pictures) writeFileSync(join(folder, `${name}.jpg`), picture)
}
