import type { SendMailOptions } from 'nodemailer'
import type { Mail, MailFile } from '../ports'

/** The mail as nodemailer takes it, for every transport. */
export function mimeMessage(mail: Mail, from: string): SendMailOptions {
  const { id, writtenAt, to, subject, text, html, attachments = [], files = [], replyTo } = mail
  const domain = /@([^\s<>@]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    // An object, because nodemailer splits a string at commas.
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    attachments: [
      ...attachments.map(({ id: cid, ...picture }) => ({ cid, ...part(picture, 'inline') })),
      ...files.map((file) => part(file, 'attachment')),
    ],
    messageId: `<${id}@${domain}>`,
    date: new Date(writtenAt),
    // Absence notes must not answer (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Readable for people who open the file, unlike base64.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function part({ fileName, type, content }: MailFile, contentDisposition: 'inline' | 'attachment') {
  return { filename: fileName, contentType: type, content, contentDisposition }
}
