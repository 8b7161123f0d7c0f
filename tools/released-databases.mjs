// `pnpm released`: writes the databases of released schema versions that have none yet, for the tests of upgrades.
import { DatabaseSync } from 'node:sqlite'

await import('./run/sources.mjs')
const { fillPastShop } = await import('../packages/api-server/src/testing/past-shop.ts')
const { writeReleasedDatabases } = await import('../packages/api-server/src/database/testing/released-databases.ts')

const today = new DatabaseSync(':memory:')
await fillPastShop(today)
writeReleasedDatabases(today)
