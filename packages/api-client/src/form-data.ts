import type { FormContent } from '@vitrin/kernel'

export function formDataOf({ fields, files }: FormContent): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (const { field, name, type, bytes } of files) data.append(field, new Blob([bytes], { type }), name)
  return data
}

/** A slow phone sends this much. */
const SLOWEST_BYTES_PER_MS = 20

/** How long the files of a form may take on their way, beside the time of any call. */
export function uploadMs({ files }: FormContent): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0) / SLOWEST_BYTES_PER_MS
}
