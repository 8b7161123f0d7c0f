// The packages of others that the shop uses at run time, and the table that gives a reason for each.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The programs of these folders run with the shop; others of tools only in the project. */
const GROUPS = ['packages', 'themes', 'apps']
const TOOLS = ['tools/catalogue-import', 'tools/demo-catalogue']

/** @returns {Map<string, string[]>} who uses each package, by its name */
export function runtimeDependencies(root) {
  const folders = [
    ...GROUPS.flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`)),
    ...TOOLS,
  ]
  const users = new Map()
  for (const folder of folders) {
    const file = join(root, folder, 'package.json')
    if (!existsSync(file)) continue
    for (const name of Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {}))
      if (!name.startsWith('@vitrin/')) users.set(name, [...(users.get(name) ?? []), folder.split('/')[1]])
  }
  return users
}

/** @returns {string[]} a sentence for each package without a row, with other users, without a reason, or gone */
export function wrongRows(users, page) {
  const rows = new Map(
    [...page.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, name, by, why]) => [
      name,
      { by: by.trim(), why },
    ]),
  )
  const missing = [...users].flatMap(([name, by]) => {
    const row = rows.get(name)
    if (row === undefined) return [`${name} has no row. Say why it is needed.`]
    if (row.why.trim().length < 20) return [`${name} has no reason.`]
    const expected = by.toSorted().join(', ')
    return row.by === expected ? [] : [`${name} is used by ${expected}, not by ${row.by}.`]
  })
  const gone = [...rows.keys()].filter((name) => !users.has(name)).map((name) => `${name} is not used any more.`)
  return [...missing, ...gone]
}
