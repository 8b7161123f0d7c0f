// The rules that look at a theme in a browser, in each state of the gallery.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STATES } from '@vitrin/gallery/states'
import { walk } from './browser/walk.mjs'
import { finding } from './theme.mjs'

/**
 * @param {import('./browser/gallery.mjs').Gallery} gallery has the theme
 * @returns {Promise<string[]>} a line for each thing to mend; the same thing in several states is one line
 */
export async function browserFindings(gallery, theme, states = STATES) {
  const same = new Map()
  const said = await walk(states, (each) => gallery.addressOf(theme, each))
  for (const { state, text, stack = '', cause = text } of said) {
    const place = placeIn(theme, gallery.sources.placesIn(stack))
    const key = `${place === undefined ? text : cause} ${place?.file}:${place?.line}`
    same.set(key, { text, place, ...same.get(key), states: [...(same.get(key)?.states ?? []), state] })
  }
  return [...same.values()].map(({ text, place, states: [first, ...more] }) => {
    const others = more.length === 0 ? '' : ` and ${more.length} more state${more.length === 1 ? '' : 's'}`
    return finding(place?.file ?? fileOf(theme, first), place?.line ?? 1, `in ${first.id}${others}: ${text}`)
  })
}

/** The innermost place that is in the theme, or in the one that it extends. */
const placeIn = ({ folder, parent }, places) =>
  places.find(({ file }) => file.startsWith(join(folder, 'src'))) ?? (parent && placeIn(parent, places))

const PLACES = {
  screen: (name) => `screens/${name}/${name}-screen.tsx`,
  panel: (name) => `panels/${name}.tsx`,
  modal: (name) => `modals/${name}.tsx`,
  layout: (name) => `layouts/${name}-layout.tsx`,
  notifications: () => 'layouts/notifications.tsx',
}

/** Where the guide puts this part; without such a file, where the theme says what it has. */
function fileOf({ folder, sources, parent }, { kind, name }) {
  const definition = sources.find((file) => /[\\/]theme\.tsx?$/.test(file)) ?? join(folder, 'src', 'index.ts')
  const file = join('src', PLACES[kind](name))
  if (existsSync(join(folder, file))) return join(folder, file)
  const isReplaced = new RegExp(`(^|\\W)${name}\\b['"]?:`).test(readFileSync(definition, 'utf8'))
  const ofParent = parent === undefined || isReplaced ? '' : join(parent.folder, file)
  return existsSync(ofParent) ? ofParent : definition
}
