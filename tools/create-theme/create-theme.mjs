// `pnpm theme:create <name> [--extends <theme>]`: a new theme in the folder themes, ready for the gallery.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal, say } from '../run/say.mjs'
import { makeTheme } from './make-theme.mjs'

const root = join(import.meta.dirname, '..', '..')

try {
  const { positionals, values } = parseArgs({ options: { extends: { type: 'string' } }, allowPositionals: true })
  const [name] = positionals
  makeTheme({ root, name, parent: values.extends })
  run('pnpm', ['install', '--prefer-offline', '--silent'])
  run(process.execPath, [join('tools', 'configs', 'references.mjs')])
  say(
    values.extends === undefined
      ? `themes/${name} is a whole theme, a copy of bare. Each of its files is yours to change.`
      : `themes/${name} extends ${values.extends}. Set tokens in src/look.ts, name its own parts in src/theme.ts.`,
  )
  say(`see every part of it in each state:  pnpm gallery ${name}`)
  say(`what it has to mend:                 pnpm theme:check ${name}`)
  say(`the shop with it:                    THEME=${name} npm start`)
} catch (error) {
  const isOurs = error instanceof Refusal || error.code?.startsWith('ERR_PARSE_ARGS')
  if (!isOurs) throw error
  say(error.message)
  process.exitCode = 1
}

function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // On Windows pnpm is a script.
    shell: process.platform === 'win32' && command === 'pnpm',
  })
  if (status !== 0)
    throw new Refusal('the theme is written, but not installed: run `pnpm install` and `pnpm references`.')
}
