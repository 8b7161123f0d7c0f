import { runRedirectImport } from '@vitrin/catalogue-import'
import { klarglasHost } from '../config/klarglas-host'
import { systemClock } from './server-ports'

process.exitCode = await runRedirectImport(process.argv.slice(2), {
  storeCodes: klarglasHost.views.map(({ storeView }) => storeView.storeCode),
  clock: systemClock,
  print: (line) => console.log(line),
})
