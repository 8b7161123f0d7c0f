import { runRestore } from './backup-command'
import { dataFolderOf } from './settings/server-options'

const workFolder = process.cwd()

process.exitCode = await runRestore({
  args: process.argv.slice(2),
  dataFolder: dataFolderOf(process.env, process.env.PROJECT_FOLDER ?? workFolder),
  workFolder,
  print: (line) => console.log(line),
})
