import type { Cancel } from '@vitrin/kernel'
import type { ContactDocument } from './contact-document'

/**
 * The forms of this device. A device without any gives `NO_FORMS`; a failed read or write rejects. `update` is one
 * atomic read-modify-write over all tabs.
 */
export interface ContactStorage {
  read(): Promise<ContactDocument>
  update(change: (stored: ContactDocument) => ContactDocument): Promise<ContactDocument>
  /** Called with the document after another tab has changed it. */
  onChange(listener: (stored: ContactDocument) => void): Cancel
}

/** The bytes of attached files, in one folder for each form, shared by all tabs. */
export interface AttachmentStorage {
  /** Rejects with `NoRoom` when the device is full, and then stores nothing. */
  put(folder: string, key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** `undefined`: there is no such file. A failed read rejects. */
  read(folder: string, key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** The folders that have files. */
  folders(): Promise<readonly string[]>
  remove(folder: string, key: string): Promise<void>
  removeFolder(folder: string): Promise<void>
}

/** The device has no room for a file. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom'
}

/** Makes pictures smaller. */
export interface PictureShrinker {
  /** `undefined`: the device cannot read the bytes as a picture, or the picture would not become smaller. */
  shrink(
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly ending: string } | undefined>
}
