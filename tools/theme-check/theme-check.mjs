// Checks one theme and prints a line for each thing to mend.
import { Refusal, stopwatch } from '../run/say.mjs'
import { knownThemes, refuseDeletedFolders } from '../run/themes.mjs'
import { withGallery } from './browser/gallery.mjs'
import { browserFindings } from './browser-check.mjs'
import { budgetFindings } from './budget-check.mjs'
import { staticFindings } from './static-check.mjs'
import { readTheme } from './theme.mjs'

/** @returns {Promise<number>} the exit code: 0 without findings, 1 with them, 2 when there is nothing to check */
export async function themeCheck([name, ...rest], print) {
  if (name === undefined || rest.length > 0) {
    print(
      `Name one theme: pnpm theme:check ${knownThemes().at(-1)}. The folder themes has ${knownThemes().join(', ')}.`,
    )
    return 2
  }
  const time = stopwatch()
  try {
    const theme = readTheme(name)
    refuseDeletedFolders()
    const findings = await staticFindings(theme)
    for (const line of findings) print(line)
    // What does not compile cannot be built.
    const built = findings.length === 0 ? await builtFindings(theme) : []
    for (const line of built) print(line)
    const count = findings.length + built.length
    const unseen = findings.length === 0 ? '' : '. The rules of sizes and of the browser come after these'
    print(`theme:check ${name}: ${count === 0 ? 'nothing' : count} to mend (${time()})${unseen}`)
    return count === 0 ? 0 : 1
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    print(error.message)
    return 2
  }
}

/** The build for the sizes runs beside the browser. */
const builtFindings = async (theme) =>
  (
    await Promise.all([budgetFindings(theme), withGallery([theme], (gallery) => browserFindings(gallery, theme))])
  ).flat()
