import type { WorkshopContext } from './workshop-context'

/** A file of a shopper is saved, never shown: whatever is in it cannot act as a page of the shop. */
export async function sendAttachment(
  { database, attachments }: WorkshopContext,
  id: number,
): Promise<Response | undefined> {
  const file = database.questions.fileById(id)
  const content = file && (await attachments.read(file.file).catch(() => undefined))
  if (!content) return undefined
  const plainName = file.name.replaceAll(/[^\w.-]/g, '_')
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': file.type,
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${encoded(file.name)}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}

/** As RFC 8187 wants it. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
