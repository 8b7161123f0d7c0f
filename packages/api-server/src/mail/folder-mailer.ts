import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { accept, reject, type Outcome } from '@vitrin/kernel'
import { createTransport } from 'nodemailer'
import type { Mail, Mailer, MailRejection } from '../ports'
import { mailTime } from './mail-id'
import { mimeMessage } from './mime-message'

export interface FolderMailerOptions {
  /** Created with the first mail. */
  readonly folder: string
  /** `Klarglas <order@shop.example>` */
  readonly from: string
}

const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9.-]*$/

/**
 * Writes each mail as `<id>.eml`, which mail programs open; only the owner of the process can read it. A
 * repeated mail replaces its file; no file is half written.
 */
export class FolderMailer implements Mailer {
  readonly #folder: string
  readonly #from: string
  readonly #transport = createTransport({ streamTransport: true, buffer: true })

  constructor({ folder, from }: FolderMailerOptions) {
    this.#folder = folder
    this.#from = from
  }

  async send(mail: Mail): Promise<Outcome<undefined, MailRejection>> {
    if (!FILE_NAME.test(mail.id)) return reject({ reason: 'refused', message: `"${mail.id}" is not a valid file name` })
    try {
      const { message } = await this.#transport.sendMail(mimeMessage(mail, this.#from))
      await this.#write(`${mail.id}.eml`, message as Buffer)
      return accept(undefined)
    } catch (fault) {
      return reject({ reason: 'unreachable', message: String(fault) })
    }
  }

  forget(ids: readonly string[]): void {
    for (const id of ids) if (FILE_NAME.test(id)) rmSync(join(this.#folder, `${id}.eml`), { force: true })
  }

  forgetBefore(time: number): void {
    if (!existsSync(this.#folder)) return
    const names = readdirSync(this.#folder).filter((name) => name.endsWith('.eml') && name < mailTime(time))
    for (const name of names) rmSync(join(this.#folder, name), { force: true })
  }

  async #write(name: string, content: Buffer): Promise<void> {
    const path = join(this.#folder, name)
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const file = await open(`${path}.tmp`, 'w', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(`${path}.tmp`, path)
  }
}
