import { runImport } from '@vitrin/catalogue-import'
import { importTerms } from './import-terms'
import { systemClock } from './server-ports'

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())

process.exitCode = await runImport(process.argv.slice(2), {
  terms: importTerms,
  clock: systemClock,
  print: (line) => console.log(line),
  screen: { isTerminal: process.stderr.isTTY, write: (text) => void process.stderr.write(text) },
  signal: interruption.signal,
})
