import { resolve } from 'node:path'
import { BackupRefusal, backupShop, restoreShop } from '@vitrin/api-server'

interface Command {
  readonly args: readonly string[]
  readonly dataFolder: string
  /** Relative paths of files begin here. */
  readonly workFolder: string
  readonly print: (line: string) => void
}

const BACKUP_USAGE = 'usage: npm run backup -- <file>'
const RESTORE_USAGE = 'usage: npm run restore -- <file> [--force]'

/** `npm run backup`: copies the shop of the data folder, also while it runs. Gives the exit code. */
export function runBackup({ args: [file, ...others], dataFolder, workFolder, print }: Command): Promise<number> {
  return refusing(print, async () => {
    if (file === undefined || file.startsWith('-') || others.length > 0) throw new BackupRefusal(BACKUP_USAGE)
    const { orders, files, bytes } = await backupShop({ dataFolder, file: resolve(workFolder, file) })
    return `Backed up ${dataFolder}: ${orders} orders, ${files} files, ${Math.ceil(bytes / 1024)} kB.`
  })
}

/** `npm run restore`: puts a backup in place of the data folder's shop. Gives the exit code. */
export function runRestore({ args, dataFolder, workFolder, print }: Command): Promise<number> {
  return refusing(print, async () => {
    const force = args.includes('--force')
    const [file, ...others] = args.filter((argument) => argument !== '--force')
    if (file === undefined || file.startsWith('-') || others.length > 0) throw new BackupRefusal(RESTORE_USAGE)
    const { orders } = restoreShop({ file: resolve(workFolder, file), dataFolder, force })
    return `Restored ${dataFolder}: ${orders} orders.`
  })
}

async function refusing(print: (line: string) => void, work: () => Promise<string>): Promise<number> {
  try {
    print(await work())
    return 0
  } catch (fault) {
    if (!(fault instanceof BackupRefusal)) throw fault
    print(fault.message)
    return 1
  }
}
