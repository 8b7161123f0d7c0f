// `pnpm host:check <address>`: see README.md.
await import('../run/sources.mjs')
const { hostCheck } = await import('./src/host-check.ts')
process.exitCode = await hostCheck(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`))
