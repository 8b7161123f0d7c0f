import { accessSync, constants, mkdirSync } from 'node:fs'
import { settingRefusal } from './settings/settings'

/** Makes the data folder and checks that it can be written. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw settingRefusal('DATA_DIR', folder)
  }
}
