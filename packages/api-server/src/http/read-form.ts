import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { accept, reject, type Outcome } from '@vitrin/kernel'
import { isForm } from './is-form'

export interface FormLimits {
  readonly files: number
  readonly fileBytes: number
  readonly fields: number
  readonly fieldBytes: number
}

/** A part of the body with a file; the names are those of the sender. */
export interface FormFile {
  readonly field: string
  readonly fileName: string
}

/** Gets the bytes of a file. */
export type FileReader = (bytes: Uint8Array) => void

/** Why reading stopped. */
export type FormProblem =
  | { readonly kind: 'no-form' | 'too-many-fields' | 'too-many-files' | 'too-large' }
  | { readonly kind: 'field-too-large' | 'file-too-large'; readonly name: string }

const MOST_HEADERS = { headerPairs: 10, headerSize: 4096 }
/** For boundaries and headers, with some to spare. */
const BYTES_AROUND_PARTS = 100 * 1024

/** The most bytes of a body within the limits. */
function mostBytes({ files, fileBytes, fields, fieldBytes }: FormLimits): number {
  return files * fileBytes + fields * fieldBytes + BYTES_AROUND_PARTS
}

/**
 * Reads `multipart/form-data` in pieces: a file is never held in memory, and reading stops at the first limit.
 * `onFile` is called for each file before its bytes. Rejects with an error of a reader.
 */
export async function readForm(
  request: Request,
  limits: FormLimits,
  onFile: (file: FormFile) => FileReader,
): Promise<Outcome<ReadonlyMap<string, string>, FormProblem>> {
  if (Number(request.headers.get('content-length')) > mostBytes(limits)) return reject({ kind: 'too-large' })
  const parser = parserOf(request, limits)
  if (!parser || !request.body) return reject({ kind: 'no-form' })
  const fields = new Map<string, string>()
  let problem: FormProblem | undefined
  let faults: readonly unknown[] = []
  const stopAt = (found: FormProblem): void => void (problem ??= found)

  parser.on('field', (name, value, _, isCut) => {
    if (isCut) stopAt({ kind: 'field-too-large', name })
    fields.set(name, value)
  })
  const guarded = <Arguments extends readonly unknown[]>(work: (...given: Arguments) => void) => {
    return (...given: Arguments): void => {
      if (faults.length > 0) return
      try {
        work(...given)
      } catch (fault) {
        faults = [fault]
      }
    }
  }
  parser.on('file', (field, stream, fileName: string | undefined) => {
    const name = fileName ?? ''
    stream.on('limit', () => stopAt({ kind: 'file-too-large', name }))
    stream.on('error', () => stopAt({ kind: 'no-form' }))
    guarded(() => stream.on('data', guarded(onFile({ field, fileName: name }))))()
    stream.resume()
  })
  parser.on('filesLimit', () => stopAt({ kind: 'too-many-files' }))
  parser.on('fieldsLimit', () => stopAt({ kind: 'too-many-fields' }))
  parser.on('partsLimit', () => stopAt({ kind: 'too-many-fields' }))
  const finished = new Promise<void>((resolve) => {
    parser.once('finish', resolve)
    parser.on('error', () => {
      stopAt({ kind: 'no-form' })
      resolve()
    })
  })

  let bytes = 0
  try {
    for await (const piece of request.body as AsyncIterable<Uint8Array>) {
      bytes += piece.length
      if (bytes > mostBytes(limits)) stopAt({ kind: 'too-large' })
      if (problem || faults.length > 0) break
      await Promise.race([new Promise((written) => parser.write(Buffer.from(piece), written)), finished])
    }
  } catch {
    // The connection was lost.
    stopAt({ kind: 'no-form' })
  }
  if (!problem && faults.length === 0) {
    parser.end()
    await finished
  }
  if (problem || faults.length > 0) parser.destroy()
  if (faults.length > 0) throw faults[0]
  return problem ? reject(problem) : accept(fields)
}

function parserOf(request: Request, { files, fileBytes, fields, fieldBytes }: FormLimits): BusboyInstance | undefined {
  if (!isForm(request)) return undefined
  const limits = {
    ...MOST_HEADERS,
    files,
    fileSize: fileBytes,
    fields,
    fieldSize: fieldBytes,
    parts: files + fields + 1,
  }
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits,
      preservePath: true,
    })
  } catch {
    // Without a boundary.
    return undefined
  }
}
