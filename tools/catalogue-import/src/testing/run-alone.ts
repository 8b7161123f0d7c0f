// An import in a process of its own, whose memory can be limited: `node … run-alone.ts <folder> <file…>`.
import { ManualClock } from '@vitrin/kernel/testing'
import { runImport } from '../run-import'

process.exitCode = await runImport(process.argv.slice(2), {
  terms: { country: 'SE', taxRate: 25, taxClassId: '2', timeZone: 'Europe/Stockholm' },
  clock: new ManualClock(0),
  print: (line) => process.stdout.write(`${line}\n`),
  screen: { isTerminal: false, write: () => undefined },
  signal: new AbortController().signal,
})
