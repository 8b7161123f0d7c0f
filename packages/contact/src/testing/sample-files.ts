import type { AttachmentType } from '../attachment-check'

/** One byte for each character. */
export function bytesOf(characters: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(characters, (character) => character.charCodeAt(0))
}

const PNG = [
  '\x89PNG\r\n\x1A\n',
  '\0\0\0\x0DIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1F\x15\xC4\x89',
  '\0\0\0\x0DIDAT\x78\x9C\x63\0\x01\0\0\x05\0\x01\x0D\x0A\x2D\xB4',
  '\0\0\0\0IEND\xAE\x42\x60\x82',
].join('')

/** The smallest file of each kind that programs recognise. */
export const sampleFiles: Readonly<Record<AttachmentType, Uint8Array<ArrayBuffer>>> = {
  'image/jpeg': bytesOf('\xFF\xD8\xFF\xE0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xFF\xD9'),
  'image/png': bytesOf(PNG),
  'image/webp': bytesOf('RIFF\x0C\0\0\0WEBPVP8 \0\0\0\0'),
  'image/heic': bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  'application/pdf': bytesOf('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
}
