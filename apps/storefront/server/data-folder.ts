import { accessSync, constants, mkdirSync } from 'node:fs'
import { StartRefusal } from './start-refusal'

/** Makes the data folder and proves that it can be written. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartRefusal(
      `The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}). Set DATA_DIR to a folder that can.`,
    )
  }
}
