import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const benchmarks = dirname(dirname(fileURLToPath(import.meta.url)))
export const root = dirname(dirname(benchmarks))
export const app = join(root, 'apps', 'storefront')
export const client = join(app, 'dist', 'client')
export const server = join(app, 'dist', 'server', 'main.js')
export const results = join(root, 'docs', 'benchmarks')
