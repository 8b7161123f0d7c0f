// Builds with turbo, which rebuilds only what has changed.
import { Refusal, say, stopwatch } from './say.mjs'

export const APP = '--filter=@vitrin/app-storefront'

export const turboBuild = (...filters) => [
  'exec',
  'turbo',
  'run',
  'build',
  ...filters,
  '--concurrency=2',
  '--output-logs=errors-only',
]

/** Builds only the app, which bundles the packages from their sources. */
export async function buildApp({ pnpm }) {
  const time = stopwatch()
  const { code, output } = await pnpm(turboBuild(APP))
  if (code !== 0) throw new Refusal(`the shop could not be built.\n${output}`)
  if (!output.includes('FULL TURBO')) say(`shop built (${time()})`)
}
