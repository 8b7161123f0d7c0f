import { isUtf8 } from 'node:buffer'
import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Fields } from '../shape/fields'
import { DocumentSplitter, type DocumentBytes } from './document-splitter'
import { EntryReader, type DumpEntry } from './read-entries'
import { UnreadableDump } from './unreadable-dump'

export interface NumberedEntry extends DumpEntry {
  /** The number of the document in its file, from 1. */
  readonly number: number
}

const GZIP = Buffer.from([0x1f, 0x8b])
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])
const CHUNK_BYTES = 256 * 1024

/**
 * Reads a file, or the gzip of one, in pieces. `onRead` gets how many bytes of the file have been read.
 * Throws UnreadableDump for a file that cannot be read to its end.
 */
export async function* readDump(path: string, onRead: (bytes: number) => void): AsyncGenerator<NumberedEntry[]> {
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES })
  const splitter = new DocumentSplitter()
  const entries = new EntryReader()
  let isFirst = true
  try {
    for await (const piece of startsWith(path, GZIP) ? unzipped(file) : file) {
      const chunk = piece as Buffer
      yield entriesOf(splitter.push(isFirst ? withoutMark(chunk) : chunk), entries)
      isFirst = false
      onRead(file.bytesRead)
    }
    splitter.end()
    if (splitter.count === 0) throw new UnreadableDump('the file has no document: expected JSON documents')
  } catch (error) {
    throw unreadable(path, error)
  } finally {
    file.destroy()
  }
}

function entriesOf(documents: Iterable<DocumentBytes>, entries: EntryReader): NumberedEntry[] {
  const found: NumberedEntry[] = []
  for (const document of documents) {
    const entry = entries.read(parse(document))
    if (entry) found.push({ ...entry, number: document.number })
  }
  return found
}

function parse({ bytes, number, line }: DocumentBytes): Fields {
  const place = `document ${number}, which begins in line ${line}`
  if (!isUtf8(bytes)) throw new UnreadableDump(`${place}: expected UTF-8`)
  try {
    return JSON.parse(bytes.toString()) as Fields
  } catch (error) {
    throw new UnreadableDump(`${place}, is not JSON: ${(error as Error).message}`)
  }
}

function unzipped(file: Readable): Readable {
  // An error of either stream reaches the reader of the last one.
  return pipeline(file, createGunzip({ chunkSize: CHUNK_BYTES }), () => undefined)
}

function startsWith(path: string, bytes: Buffer): boolean {
  const found = Buffer.alloc(bytes.length)
  const file = openSync(path, 'r')
  try {
    readSync(file, found, 0, found.length, 0)
  } finally {
    closeSync(file)
  }
  return found.equals(bytes)
}

function withoutMark(chunk: Buffer): Buffer {
  return chunk.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? chunk.subarray(BYTE_ORDER_MARK.length)
    : chunk
}

function unreadable(path: string, error: unknown): Error {
  if (error instanceof UnreadableDump) return new UnreadableDump(`${path}: ${error.message}.`)
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'Z_BUF_ERROR') return new UnreadableDump(`${path}: the gzip file ends too early. Export it again.`)
  if (code?.startsWith('Z_')) return new UnreadableDump(`${path}: the gzip file is damaged: ${message}.`)
  return error instanceof Error && code !== undefined
    ? new UnreadableDump(`${path} cannot be read: ${message}.`)
    : (error as Error)
}
