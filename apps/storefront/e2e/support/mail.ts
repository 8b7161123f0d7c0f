import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

/** Waits for a mail with this subject to this address and returns the newest one, parsed. */
export async function mailTo(recipient: string, subject: string): Promise<Email> {
  let found: Email | undefined
  await expect
    .poll(async () => (found = await newestTo(recipient, subject)) !== undefined, {
      message: `"${subject}" to ${recipient}`,
    })
    .toBe(true)
  return found!
}

async function newestTo(recipient: string, subject: string): Promise<Email | undefined> {
  for (const file of outbox()) {
    const mail = await PostalMime.parse(readFileSync(file))
    if (mail.to?.[0]?.address === recipient && mail.subject === subject) return mail
  }
  return undefined
}

/** Files, newest first. The folder does not exist before the first mail. */
function outbox(): readonly string[] {
  const folder = join(process.env['JOURNEYS_DATA'] ?? '', 'outbox')
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
