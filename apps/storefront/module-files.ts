import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes `.vite/modules.json`: source file → built file. Vite's manifest does not have a source file whose chunk also
 * holds others.
 */
export function moduleFiles(): Plugin {
  return {
    name: 'vitrin:module-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const { root } = this.environment.config
      const files: Record<string, string> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of chunk.moduleIds)
          if (!id.includes('node_modules') && !id.startsWith('\0'))
            files[relative(root, id).split(sep).join('/')] = chunk.fileName
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(files) })
    },
  }
}
