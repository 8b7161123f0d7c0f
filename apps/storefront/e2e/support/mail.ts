import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

/** Waits for a mail with this subject to this address and returns the newest one, parsed. */
export async function mailTo(
  recipient: string,
  subject: string,
  dataFolder = process.env['JOURNEYS_DATA'] ?? '',
): Promise<Email> {
  let found: Email | undefined
  await expect
    .poll(async () => (found = (await mailsTo(recipient, subject, dataFolder))[0]) !== undefined, {
      message: `"${subject}" to ${recipient}`,
    })
    .toBe(true)
  return found!
}

/** All mails with this subject to this address, newest first. */
export async function mailsTo(
  recipient: string,
  subject: string,
  dataFolder = process.env['JOURNEYS_DATA'] ?? '',
): Promise<readonly Email[]> {
  const mails = await Promise.all(outbox(dataFolder).map((file) => PostalMime.parse(readFileSync(file))))
  return mails.filter((mail) => mail.to?.[0]?.address === recipient && mail.subject === subject)
}

/** Files, newest first. The folder does not exist before the first mail. */
function outbox(dataFolder: string): readonly string[] {
  const folder = join(dataFolder, 'outbox')
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse()
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}

/** The address of the link in the mail with this subject. */
export async function mailedLink(recipient: string, subject: string): Promise<string> {
  const { text = '' } = await mailTo(recipient, subject)
  return /^https?:\S+\/mail-link\?\S+$/m.exec(text)?.[0] ?? ''
}
