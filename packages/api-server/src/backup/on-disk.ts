import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Waits until a file, or the names in a folder, are on the disk. */
export function flush(path: string): void {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } catch (fault) {
    // Windows flushes no folders.
    if (process.platform !== 'win32') throw fault
  } finally {
    closeSync(opened)
  }
}
