// Writes the list of what the shop is made of: `node tools/supply/sbom.mjs <file>`. The build of the shop calls it.
import { writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { billOfMaterials } from './bill-of-materials.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
writeFileSync(resolve(process.argv[2]), billOfMaterials(root))
