// What every package and theme has: a README, tests, and exports that tests, types and dev read from the sources.
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readWorkspace, sourceFiles } from './workspace.mjs'

/** @returns {string[]} one line for each thing that is missing */
export function missingParts(root) {
  return readWorkspace(root)
    .filter(({ group }) => group === 'packages' || group === 'themes')
    .flatMap(({ folder, manifest }) => {
      const where = relative(root, folder)
      const sourceless = Object.entries(manifest.exports ?? {}).filter(
        ([path, target]) => path !== './package.json' && !target['@vitrin/source']?.startsWith('./src/'),
      )
      return [
        ...(existsSync(join(folder, 'README.md'))
          ? []
          : [
              `${where}: no README.md. Say what it is for, show ten lines of use, name its ports, outcomes and errors.`,
            ]),
        ...(sourceFiles(folder).some((file) => /\.test\.[a-z]+$/.test(file))
          ? []
          : [`${where}: no test. Put one beside the file that holds a rule.`]),
        ...(manifest.exports === undefined ? [`${where}/package.json: no exports. Name the public door.`] : []),
        ...sourceless.map(
          ([path]) =>
            `${where}/package.json: export "${path}" has no @vitrin/source condition. ` +
            'Tests, types and dev read the sources.',
        ),
      ]
    })
}
