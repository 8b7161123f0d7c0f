// The files of a new theme: an extension of another theme, or a copy of bare.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Refusal } from '../run/say.mjs'

/** Files that are the same in each theme, but for its name. */
const SETTINGS = ['package.json', 'tsconfig.json', 'tsconfig.build.json', 'tsup.config.ts']
const BLANK = 'bare'
/** Words of TypeScript, and the package of what themes share. */
const TAKEN = 'kit break case catch class const continue debugger default delete do else enum export extends false '
  .concat('finally for function if import in instanceof new null return super switch this throw true try typeof var ')
  .concat('void while with yield let static await')
  .split(' ')

/**
 * @param {{ root: string, name: string | undefined, parent?: string | undefined }} wanted `parent` undefined: a whole
 *   theme, as a copy of bare
 */
export function makeTheme({ root, name, parent }) {
  const themes = join(root, 'themes')
  const folder = join(themes, name ?? '')
  refuseUnlessGood(themes, name, parent)
  if (parent === undefined) copyBlank(join(themes, BLANK), folder, name)
  else writeExtension(join(themes, parent), folder, name)
}

function refuseUnlessGood(themes, name, parent) {
  const known = readdirSync(themes).filter((theme) => existsSync(join(themes, theme, 'src', 'index.ts')))
  if (name === undefined) throw new Refusal('a theme needs a name: pnpm theme:create dusk')
  if (!/^[a-z][a-z\d]*(-[a-z][a-z\d]*)*$/.test(name))
    throw new Refusal(`"${name}" is no name of a theme: use small letters, digits and single hyphens, as in my-look.`)
  if (TAKEN.includes(name)) throw new Refusal(`"${name}" cannot be a theme: the word has a meaning already.`)
  if (existsSync(join(themes, name)))
    throw new Refusal(`the folder themes/${name} exists already. Choose another name.`)
  if (parent !== undefined && !known.includes(parent))
    throw new Refusal(`there is no theme "${parent}" to extend: the folder themes has ${known.join(', ')}.`)
}

/** `my-look` is exported as `myLook`. */
export const exportOf = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

function copyBlank(from, folder, name) {
  const isSource = (file) => !/^(node_modules|dist|.*\.tsbuildinfo)$/.test(basename(file))
  cpSync(from, folder, { recursive: true, filter: isSource })
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name)
    writeFileSync(path, renamed(readFileSync(path, 'utf8'), name))
    if (file.name === `${BLANK}.css`) renameSync(path, join(file.parentPath, `${name}.css`))
  }
  change(join(folder, 'package.json'), (manifest) => ({ ...manifest, description: 'A theme of its own.' }))
  writeFileSync(join(folder, 'README.md'), readme(name, 'A theme of its own, which began as a copy of bare.'))
}

/** Bare's name in file names, texts and addresses is the new name; as a name in code it is the export. */
function renamed(text, name) {
  return text
    .replaceAll(new RegExp(`(?<=theme-)${BLANK}\\b|\\b${BLANK}(?=\\.css)|(?<=')${BLANK}(?=')`, 'g'), name)
    .replaceAll(new RegExp(`(?<![\\w-])${BLANK}(?![\\w-])`, 'g'), exportOf(name))
}

function writeExtension(from, folder, name) {
  const parent = basename(from)
  mkdirSync(join(folder, 'src'), { recursive: true })
  for (const file of SETTINGS) cpSync(join(from, file), join(folder, file))
  change(join(folder, 'package.json'), (manifest) => ({
    ...manifest,
    name: `@vitrin/theme-${name}`,
    version: '0.1.0',
    description: `${parent} with another look.`,
    dependencies: { '@vitrin/theme-kit': 'workspace:^', [`@vitrin/theme-${parent}`]: 'workspace:^' },
  }))
  writeFileSync(join(folder, 'README.md'), readme(name, `It extends ${parent}: what is not here is as it is there.`))
  const files = extensionFiles(name, parent)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, 'src', file), text)
}

function extensionFiles(name, parent) {
  const [own, theirs] = [exportOf(name), exportOf(parent)]
  return {
    'index.ts': `export { ${own} } from './theme'\nexport { look } from './look'\n`,
    'css.d.ts': "declare module '*.css'\n",
    'look.ts': [
      "import { extendLook } from '@vitrin/theme-kit'",
      `import { look as ${theirs} } from '@vitrin/theme-${parent}'`,
      '',
      '/** `paper` is the color behind everything. `tokens` are custom properties of the parent with another value. */',
      `export const look = extendLook({ extends: ${theirs}, paper: ${theirs}.paper, tokens: {} })`,
      '',
    ].join('\n'),
    'theme.test.ts': [
      "import { expect, it } from 'vitest'",
      `import { ${own} } from './theme'`,
      '',
      "it.each(['screens', 'panels', 'modals'] as const)('loads each of its %s as a component', async (kind) => {",
      `  const parts = await Promise.all(Object.values(${own}[kind]).map(async (load) => (await load()).default))`,
      "  expect(parts.filter((part) => typeof part !== 'function' && typeof part !== 'object')).toEqual([])",
      '})',
      '',
    ].join('\n'),
    'theme.ts': [
      "import { extendTheme } from '@vitrin/theme-kit'",
      `import { ${theirs} } from '@vitrin/theme-${parent}'`,
      '',
      '/** Screens, panels, modals, components and texts that are given here replace those of the parent. */',
      `export const ${own} = extendTheme({ extends: ${theirs}, id: '${name}' })`,
      '',
    ].join('\n'),
  }
}

function readme(name, words) {
  const own = exportOf(name)
  return [
    `# @vitrin/theme-${name}`,
    '',
    words,
    '',
    '```tsx',
    "import { ScreenRegistry } from '@vitrin/theme-kit/app'",
    `import { ${own} } from '@vitrin/theme-${name}'`,
    '',
    `export const screens = new ScreenRegistry(${own})`,
    '```',
    '',
    `\`pnpm gallery ${name}\` shows every part of it, \`THEME=${name} npm start\` the shop.`,
    '[The guide](../../docs/guides/themes.md) is the contract.',
    '',
  ].join('\n')
}

function change(file, edit) {
  writeFileSync(file, `${JSON.stringify(edit(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`)
}
