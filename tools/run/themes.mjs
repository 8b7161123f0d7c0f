// The themes of the workspace, for commands that begin with one. Plain JavaScript: it runs before packages are there.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './environment.mjs'
import { Refusal } from './say.mjs'

const THEMES = join(root, 'themes')
const isTheme = (folder) => existsSync(join(folder, 'src', 'index.ts'))

export const knownThemes = () => readdirSync(THEMES).filter((name) => isTheme(join(THEMES, name)))

/** @param {string | undefined} name what `THEME` says: the name of a folder in `themes`, or the path of another */
export function refuseUnknownTheme(name) {
  if (!name || isTheme(/[\\/]/.test(name) ? resolve(root, name) : join(THEMES, name))) return
  throw new Refusal(`THEME is "${name}", but the folder themes has only ${knownThemes().join(', ')}.`)
}

/** The compiler's list of packages must not name a folder that was deleted: no build works then. */
export function refuseDeletedFolders(workspace = root) {
  const { references } = JSON.parse(readFileSync(join(workspace, 'tsconfig.json'), 'utf8'))
  const gone = references.map(({ path }) => path).filter((path) => !existsSync(join(workspace, path, 'tsconfig.json')))
  if (gone.length === 0) return
  throw new Refusal(
    `tsconfig.json names ${gone.join(', ')}, which is not there any more. ` +
      'Run `pnpm install` and `pnpm references`: they take what was deleted out of the workspace.',
  )
}
