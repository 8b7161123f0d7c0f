import type { Plugin } from 'vite'
import { isForHydration } from './chunk-plan'

/**
 * Makes V8 compile a whole file while it arrives, beside the page's own work (docs/decisions/0116). Else it compiles
 * each function when that is first called, while the shopper waits for the buttons. It has to be the first line.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Gives the hint to the files that a page waits for before it is hydrated. */
export function compiledAtOnce(): Plugin {
  return {
    name: 'vitrin:compiled-at-once',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite, which begins some files with a list of others.
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && (file.isEntry || isForHydration(file.name))) file.code = HINT + file.code
      },
    },
  }
}
