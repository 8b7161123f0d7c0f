// `npm start`: installs, builds and serves the shop. The server prints its address when it is ready.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApp } from './build.mjs'
import { root } from './environment.mjs'
import { serve } from './processes.mjs'
import { Refusal } from './say.mjs'
import { SERVER_ALLOCATOR, SERVER_FLAGS } from './server-flags.mjs'
import { settingsHelp, unknownArgument } from './settings-help.mjs'
import { refuseDeletedFolders, refuseUnknownTheme } from './themes.mjs'

const SERVER = join(root, 'apps', 'storefront', 'dist', 'server', 'main.js')
const END_WITH_PARENT = pathToFileURL(join(root, 'tools', 'run', 'end-with-parent.mjs')).href

const HELP = ['--help', '-h']

export async function start(prepare, args, print = (text) => process.stdout.write(text)) {
  if (args.some((argument) => HELP.includes(argument))) {
    print(settingsHelp())
    return 0
  }
  const unknown = unknownArgument(args)
  if (unknown !== undefined) throw new Refusal(unknown)
  refuseUnknownTheme(process.env.THEME)
  refuseDeletedFolders()
  const { node, env, pnpm } = await prepare()
  await buildApp({ pnpm })
  return serve(node, [...SERVER_FLAGS, '--import', END_WITH_PARENT, SERVER], {
    cwd: root,
    env: { ...SERVER_ALLOCATOR, ...env, NODE_ENV: 'production' }, // React renders ten times slower without it
  })
}
