import { runImport } from '@vitrin/demo-catalogue'
import { systemClock } from './server-ports'

process.exitCode = await runImport(process.argv.slice(2), { clock: systemClock, print: (line) => console.log(line) })
