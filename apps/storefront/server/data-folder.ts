import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs'
import { settingRefusal } from './settings/settings'

/** Addresses of customers, mails and the signing secret are for the owner of the folder only. */
const OWNER_ONLY = 0o700

/** Makes the data folder and checks that it can be written. Other users of the machine cannot open it. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, OWNER_ONLY)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw settingRefusal('DATA_DIR', folder)
  }
}
