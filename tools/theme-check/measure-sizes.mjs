// Prints what the first pages of the shop load with the theme of `THEME`: a process of its own, beside the browser's.
// The argument has the file of each page's screen.
import { measureFloor, sizesOfPages, withClientBuild } from '@vitrin/benchmarks/page-sizes'

const screens = JSON.parse(process.argv[2])
const floor = await measureFloor()
const pages = await withClientBuild((folder) => sizesOfPages(folder, screens))
process.stdout.write(JSON.stringify({ floor, pages }))
