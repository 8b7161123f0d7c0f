import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { aMail, FROM, mailerContract } from '../contracts/mailer-contract'
import { readMail } from '../testing/read-mail'
import { SmtpMailer } from './smtp-mailer'

/** A mail server on loopback that reads what it gets. */
class MailServer {
  readonly received: Email[] = []
  /** Who each was for, beside what its headers say. */
  readonly recipients: string[][] = []
  readonly #server: SMTPServer

  constructor(options: SMTPServerOptions = {}) {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, { envelope }, done) => {
        this.recipients.push(envelope.rcptTo.map(({ address }) => address))
        void buffer(stream)
          .then((content) => PostalMime.parse(content))
          .then((mail) => this.received.push(mail))
          .finally(() => done())
      },
      ...options,
    })
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve))
  }
}

const open: MailServer[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

async function mailServer(options?: SMTPServerOptions) {
  const server = new MailServer(options)
  open.push(server)
  const url = await server.open()
  return { server, url, mailer: new SmtpMailer({ url, from: FROM }) }
}

const answering = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

mailerContract('SmtpMailer', async () => {
  const { server, mailer } = await mailServer()
  return { mailer, received: async () => server.received.map(readMail) }
})

describe('SmtpMailer', () => {
  it.each<[string, SMTPServerOptions, string]>([
    [
      'refuses for good what the server has no such address for',
      { onRcptTo: (_, __, done) => done(answering(550)) },
      'refused',
    ],
    [
      'refuses for good what the server will not take',
      {
        onData: (stream, _, done) => {
          stream.resume()
          stream.on('end', () => done(answering(554)))
        },
      },
      'refused',
    ],
    ['puts off what the server will take later', { onRcptTo: (_, __, done) => done(answering(450)) }, 'deferred'],
    [
      'can mail nobody while the server refuses its sender',
      { onMailFrom: (_, __, done) => done(answering(550)) },
      'unreachable',
    ],
    ['can mail nobody while the server turns it away', { onConnect: (_, done) => done(answering(554)) }, 'unreachable'],
  ])('%s', async (_, options, reason) => {
    const { mailer } = await mailServer(options)
    expect(await mailer.send(aMail)).toMatchObject({ ok: false, rejection: { reason } })
  })

  it('cannot send while no server answers', async () => {
    const { server, mailer } = await mailServer()
    await server.close()
    open.pop()
    expect(await mailer.send(aMail)).toMatchObject({ ok: false, rejection: { reason: 'unreachable' } })
  })

  it('cannot send with a wrong password, and does not try it again', async () => {
    const { url } = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(new Error('wrong')),
    })
    const outcome = await new SmtpMailer({ url: url.replace('://', '://order:hemligt@'), from: FROM }).send(aMail)
    expect(outcome).toMatchObject({ ok: false, rejection: { reason: 'unreachable' } })
    expect(JSON.stringify(outcome)).not.toContain('hemligt')
  })

  it.each([
    'asa@example.se,eva@evil.example',
    'asa@example.se>\r\nRCPT TO:<eva@evil.example',
    'asa@example.se\r\nDATA\r\n',
    '<a@example.se><eva@evil.example>',
    '\0@example.se',
  ])('mails at most one address for %j', async (to) => {
    const { server, mailer } = await mailServer()
    const outcome = await mailer.send({ ...aMail, to })
    expect(server.recipients.flat().length).toBeLessThanOrEqual(1)
    expect(server.recipients.flat()).not.toContain('eva@evil.example')
    expect(outcome.ok).toBe(server.received.length === 1)
  })
})
