import type { AttachmentStorage } from '@vitrin/contact'

/** For a browser that stores nothing: files last as long as the page. */
export class MemoryAttachmentStorage implements AttachmentStorage {
  readonly #folders = new Map<string, Map<string, Uint8Array<ArrayBuffer>>>()

  async put(folder: string, key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const files = this.#folders.get(folder) ?? new Map<string, Uint8Array<ArrayBuffer>>()
    this.#folders.set(folder, files.set(key, bytes))
  }

  async read(folder: string, key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return this.#folders.get(folder)?.get(key)
  }

  async folders(): Promise<readonly string[]> {
    return [...this.#folders.keys()]
  }

  async remove(folder: string, key: string): Promise<void> {
    this.#folders.get(folder)?.delete(key)
  }

  async removeFolder(folder: string): Promise<void> {
    this.#folders.delete(folder)
  }
}
