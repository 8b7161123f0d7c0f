import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FolderMailer } from '@vitrin/api-server'
import { sampleFiles } from '@vitrin/contact/testing'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { apiListener } from './api-listener'
import { embeddedApi, type EmbeddedApi } from './embedded-api'

const PATH = '/api/ext/contact-form/send'
const MEGABYTE = 1024 * 1024

describe('a question that comes over HTTP', () => {
  let folder: string
  let api: EmbeddedApi
  let server: Server
  let stopMails: () => Promise<void>
  let address: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vitrin-http-'))
    api = embeddedApi({
      dataDir: folder,
      rootFolder: join(import.meta.dirname, '..', '..', '..'),
      contactMail: 'fraga@shop.example',
      mailer: new FolderMailer({ folder: join(folder, 'outbox'), from: 'Klarglas <klarglas@shop.example>' }),
      onChanged: () => undefined,
    })
    stopMails = api.sendMails('https://shop.example')
    server = createServer(apiListener((asked, caller) => api.fetch(asked, caller), { of: () => '127.0.0.1' }))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await stopMails()
    api.close()
    rmSync(folder, { recursive: true })
  })

  const mails = (): Promise<readonly Email[]> =>
    Promise.all(
      readdirSync(join(folder, 'outbox'))
        .filter((name) => name.endsWith('.eml'))
        .map((name) => PostalMime.parse(readFileSync(join(folder, 'outbox', name)))),
    )

  it('is answered once it is stored, and mailed with its picture', async () => {
    const form = new FormData()
    form.set('name', 'Åsa Berg')
    form.set('telephone', '070-174 06 05')
    form.set('email', 'asa@example.se')
    form.set('subject', 'Duschhörna')
    form.set('question', 'Går det att få hörnan i grått glas?')
    form.append('attachment', new Blob([sampleFiles['image/heic']]), 'badrum.heic')
    const answer = await fetch(address + PATH, { method: 'POST', body: form, headers: { 'idempotency-key': 'k1' } })
    expect([answer.status, await answer.json()]).toEqual([200, { code: 200, result: 'OK' }])
    await vi.waitFor(async () => expect(await mails()).toHaveLength(2), { timeout: 10_000 })
    const notice = (await mails()).find(({ to }) => to?.[0]?.address === 'fraga@shop.example')
    const picture = notice?.attachments.find(({ filename }) => filename === 'badrum.heic')
    expect(new Uint8Array(picture?.content as ArrayBuffer)).toEqual(sampleFiles['image/heic'])
  })

  it.each([
    ['says so', { 'content-length': String(500 * MEGABYTE) }],
    ['does not say so', {}],
  ])('is refused while it is sent when it has 500 MB and %s', async (_, more) => {
    const { status, sentBytes } = await sendEndlessly({ 'content-type': 'multipart/form-data; boundary=b', ...more })
    expect(status).toBe(413)
    expect(sentBytes).toBeLessThan(100 * MEGABYTE)
    expect(readdirSync(join(folder, 'questions'))).toHaveLength(1)
  })

  /** Sends zeros until there is an answer. */
  function sendEndlessly(headers: Record<string, string>) {
    return new Promise<{ readonly status: number | undefined; readonly sentBytes: number }>((resolve, reject) => {
      let sentBytes = 0
      let isAnswered = false
      const asked = request(address + PATH, { method: 'POST', headers }, (answer) => {
        isAnswered = true
        answer.resume().once('end', () => resolve({ status: answer.statusCode, sentBytes }))
      })
      // The host closes the connection after its answer.
      asked.on('error', (error) => isAnswered || reject(error))
      const zeros = Buffer.alloc(256 * 1024)
      const send = (): void => {
        if (isAnswered || sentBytes >= 500 * MEGABYTE) return
        sentBytes += zeros.length
        asked.write(zeros, () => setImmediate(send))
      }
      asked.write('--b\r\nContent-Disposition: form-data; name="attachment"; filename="noll.pdf"\r\n\r\n')
      send()
    })
  }
})
