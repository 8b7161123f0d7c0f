// `pnpm simulate`: see README.md. Everything that depends on the machine is settled before the first module loads.
process.env.NODE_ENV ??= 'production'
process.env.TZ = 'UTC'
await import('./sources.mjs')
const { main } = await import('./src/cli.ts')
process.exitCode = await main(process.argv.slice(2))
