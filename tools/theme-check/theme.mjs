// The theme that is checked: its folder, its sources and styles, and the theme that it extends.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { parentOf } from '../boundaries/theme-row.mjs'
import { root } from '../run/environment.mjs'
import { Refusal } from '../run/say.mjs'
import { knownThemes } from '../run/themes.mjs'

const THEMES = join(root, 'themes')

/**
 * @typedef {object} Theme
 * @property {string} name
 * @property {string} folder
 * @property {object} manifest
 * @property {string[]} sources without tests
 * @property {string[]} styles
 * @property {Theme | undefined} parent
 * @param {string} name the name of a folder in `themes`, or the path of another folder
 * @returns {Theme}
 */
export function readTheme(name) {
  const folder = /[\\/]/.test(name) ? resolve(root, name) : join(THEMES, name)
  const file = join(folder, 'package.json')
  if (!existsSync(file)) throw new Refusal(`${name} is not a theme. The folder themes has ${knownThemes().join(', ')}.`)
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const parent = parentOf(manifest)
  return {
    name: basename(folder),
    folder,
    manifest,
    sources: filesOf(folder, '*.{ts,tsx}').filter((source) => !/\.test\.|[\\/]testing[\\/]/.test(source)),
    styles: filesOf(folder, '*.css'),
    parent: parent === undefined ? undefined : readTheme(parent),
  }
}

/** `themes/x/src/theme.ts:12: ` and what is wrong. */
export const finding = (file, line, text) => `${relative(root, file)}:${line}: ${text}`

const filesOf = (folder, pattern) =>
  globSync(`src/**/${pattern}`, { cwd: folder })
    .map((file) => join(folder, file))
    .sort()
