// `pnpm theme:check <theme>`: see README.md.
await import('../run/sources.mjs')
const [first] = process.argv.slice(2)
const print = (line) => process.stdout.write(`${line}\n`)
if (first === '--test') {
  const { browserTest } = await import('./browser-test.mjs')
  process.exitCode = await browserTest(print)
} else {
  const { themeCheck } = await import('./theme-check.mjs')
  process.exitCode = await themeCheck(process.argv.slice(2), print)
}
