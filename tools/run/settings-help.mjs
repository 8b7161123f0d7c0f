// The output of `npm start -- --help`, and the sentence for an unknown argument. Works without installed packages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './environment.mjs'

const SETTINGS = join(root, 'apps', 'storefront', 'config', 'settings.json')

export function settingsHelp() {
  const settings = JSON.parse(readFileSync(SETTINGS, 'utf8'))
  const described = settings.map(({ name, default: defaultValue, example, meaning }) =>
    [
      name,
      `  ${meaning}`,
      ...(defaultValue ? [`  Default: ${defaultValue}`] : []),
      `  Example: ${name}="${example}"`,
    ].join('\n'),
  )
  const heading = 'npm start builds the shop and serves it. Its settings are environment variables:'
  return `${[heading, ...described].join('\n\n')}\n`
}

/** A sentence about the first argument; undefined without arguments, because `npm start` takes only --help. */
export function unknownArgument([argument]) {
  if (argument === undefined) return undefined
  const setting = /^--?([a-z][a-z-]*)/i.exec(argument)?.[1]?.toUpperCase().replaceAll('-', '_') ?? 'PORT'
  const known = JSON.parse(readFileSync(SETTINGS, 'utf8')).find(({ name }) => name === setting)
  const example = known ? `${known.name}="${known.example}" npm start` : 'PORT="8080" npm start'
  return (
    `${argument} is not an argument of npm start. Settings are environment variables, for example ${example}. ` +
    'npm start -- --help lists them.'
  )
}
