import type { FormContent } from '@vitrin/kernel'

export function formDataOf({ fields, files }: FormContent): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (const { field, name, type, bytes } of files) data.append(field, new Blob([bytes], { type }), name)
  return data
}
