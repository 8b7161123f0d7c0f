// The app's configuration builds what is measured.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createBuilder } from 'vite'
import { readManifest } from './manifest.mjs'
import { app, benchmarks } from './paths.mjs'

const configFile = join(app, 'vite.config.ts')

/** The scripts of only the libraries of the stack. */
export const measureFloor = () =>
  inTemporaryFolder(async (outDir) => {
    await build({ ...intoFolder(outDir), root: join(benchmarks, 'floor') })
    const manifest = readManifest(outDir)
    return manifest.scripts(
      manifest.modules.flatMap(([module, key]) => (module.endsWith('src/entry-client.tsx') ? [key] : [])),
    )
  })

/** Builds what browsers get of the shop, with the theme of `THEME`, and gives the folder to `read`. */
export const withClientBuild = (read) =>
  inTemporaryFolder(async (outDir) => {
    const builder = await createBuilder({ ...intoFolder(outDir), root: app })
    // Twice, as the app does: see its chunk-plan.ts.
    await builder.build(builder.environments.client)
    await builder.build(builder.environments.client)
    return read(outDir)
  })

const intoFolder = (outDir) => ({
  configFile,
  logLevel: 'error',
  environments: { client: { build: { outDir, emptyOutDir: true } } },
})

async function inTemporaryFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-build-'))
  const before = process.cwd()
  try {
    // The app's configuration finds its pictures relative to the working directory.
    process.chdir(app)
    return await work(folder)
  } finally {
    process.chdir(before)
    rmSync(folder, { recursive: true, force: true })
  }
}
