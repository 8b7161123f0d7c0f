const BOUNDARY = 'simulated'

export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** The body of a form. The platform's own would have a random boundary. */
export async function multipartBody(form: FormData): Promise<Uint8Array<ArrayBuffer>> {
  const parts = await Promise.all(
    [...form].map(async ([name, value]) => {
      const file = typeof value === 'string' ? undefined : value
      const fileName = file ? `; filename="${file.name}"\r\nContent-Type: ${file.type}` : ''
      const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileName}\r\n\r\n`
      const content = typeof value === 'string' ? Buffer.from(value) : Buffer.from(await value.arrayBuffer())
      return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
    }),
  )
  return Uint8Array.from(Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]))
}
