// Prints what the first pages of the shop load with the theme of `THEME`: a process of its own, beside the browser's.
import { measureFloor, sizesOfPages, withClientBuild } from '@vitrin/benchmarks/page-sizes'

const floor = await measureFloor()
process.stdout.write(JSON.stringify(await withClientBuild((folder) => ({ floor, pages: sizesOfPages(folder) }))))
