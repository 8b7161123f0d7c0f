import { describe, expect, it } from 'vitest'
import { withRequestId } from './request-ids'
import { ServerLog, type LogLevel } from './server-log'

function open({ level, isTTY }: { readonly level?: LogLevel; readonly isTTY?: boolean } = {}) {
  const lines: string[] = []
  const stream = { ...(isTTY && { isTTY }), write: (line: string) => lines.push(line) }
  const log = new ServerLog({ now: () => 0, stream, ...(level && { level }) })
  return { log, lines, read: () => lines.map((line) => JSON.parse(line) as unknown) }
}

describe('the log', () => {
  it('is one JSON object a line, with time, level, event and request', () => {
    const { log, lines, read } = open()
    withRequestId('request-1', () => log.record('login-failed', { customerId: 7 }))
    log.error('A page could not be answered', 'two\nlines')
    expect(lines.map((line) => line.indexOf('\n'))).toEqual(lines.map((line) => line.length - 1))
    const time = '1970-01-01T00:00:00.000Z'
    expect(read()).toEqual([
      { time, level: 'info', event: 'login-failed', request: 'request-1', customer: 7 },
      { time, level: 'error', event: 'message', message: 'A page could not be answered', details: 'two\nlines' },
    ])
  })

  it('names the request also in what that has started', async () => {
    const { log, read } = open()
    await withRequestId('request-1', () => Promise.resolve().then(() => log.warn('late')))
    expect(read()).toMatchObject([{ request: 'request-1' }])
  })

  it('leaves out the levels below its own, and counts what happened all the same', () => {
    const { log, read } = open({ level: 'error' })
    log.debug('one')
    log.warn('two')
    log.record('limit-reached', { call: 'login' })
    log.error('three')
    expect(read()).toMatchObject([{ message: 'three' }])
    expect([...log.counts]).toEqual([
      ['warn', 1],
      ['limit-reached', 1],
      ['error', 1],
    ])
  })

  it('holds the messages of a fault and its causes, and none of their properties', () => {
    const { log, lines } = open()
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { config: { url: '/api/user/me?token=hemlig' } })
    log.error('A page could not be answered', new Error('No answer', { cause }))
    expect(lines.join()).toMatch(/No answer.*caused by: Error: connect ECONNREFUSED/)
    expect(lines.join()).not.toContain('hemlig')
  })

  it('holds no e-mail address, and keeps the paths of packages', () => {
    const { log, read } = open()
    log.warn('Mail 5 has to wait: 550 <åsa.berg+x@post.example.se> is unknown', 'node_modules/hono@4.13.19/dist/a.js')
    log.request({ method: 'GET', path: '/api/x/asa%40example.se', status: 404, ms: 1 })
    expect(read()).toMatchObject([
      {
        message: 'Mail 5 has to wait: 550 <<e-mail>> is unknown',
        details: 'node_modules/hono@4.13.19/dist/a.js',
      },
    ])
    const { log: all, lines } = open({ level: 'debug' })
    all.request({ method: 'GET', path: '/api/x/asa%40example.se', status: 404, ms: 1 })
    expect(lines.join()).not.toContain('asa')
  })

  it('cannot be filled by who causes an event again and again', () => {
    let now = 0
    const lines: string[] = []
    const log = new ServerLog({ now: () => now, stream: { write: (line) => lines.push(line) } })
    for (let times = 0; times < 500; times += 1) log.record('limit-reached', { call: 'login' })
    log.record('login-failed')
    now = 1000
    log.record('limit-reached', { call: 'login' })
    expect(lines).toHaveLength(22)
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ event: 'limit-reached', left_out: 480 })
    expect(log.counts.get('limit-reached')).toBe(501)
  })

  it('is plain text at a terminal, which no message can change', () => {
    const { log, lines } = open({ isTTY: true })
    log.warn('red \u001b[31m text', 'more')
    log.record('login-failed', { customerId: 7 })
    expect(lines).toEqual(['warning: red [31m text more\n', 'info: login-failed customer=7\n'])
  })
})
