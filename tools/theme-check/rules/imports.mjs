// What a theme may import is a row of the table of `pnpm boundaries`.
import { packageViolations } from '../../boundaries/rules.mjs'
import { root } from '../../run/environment.mjs'

export const imports = ({ theme: { folder, manifest } }) =>
  packageViolations(root, {
    name: manifest.name,
    shortName: manifest.name.replace(/^@vitrin\//, ''),
    group: 'themes',
    folder,
    manifest,
  })
