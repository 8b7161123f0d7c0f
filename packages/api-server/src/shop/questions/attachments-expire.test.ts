import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openHostDatabase } from '../../database'
import { ApiHost } from '../../testing/api-host'
import { aPhoto, questionForm } from '../../testing/question-form'

const DAY = 24 * 60 * 60 * 1000

describe('the attachments of a question', () => {
  let host: ApiHost
  beforeEach(() => (host = new ApiHost({ attachmentDays: 30 })))
  afterEach(() => host.close())
  const files = () => readdirSync(join(host.dataFolder, 'questions'))
  const inDatabase = <Result>(work: (database: ReturnType<typeof openHostDatabase>) => Result): Result => {
    const database = openHostDatabase(join(host.dataFolder, 'shop.db'), { clock: host.clock })
    try {
      return work(database)
    } finally {
      database.close()
    }
  }
  const ask = () => host.fetch('/api/ext/contact-form/send', { method: 'POST', body: questionForm({}, [aPhoto]) })

  it('are deleted so many days after the answer, and not before', async () => {
    await ask()
    await ask()
    const stop = host.deleteExpired()
    inDatabase(({ questions }) => questions.answered(1, host.clock.now()))
    host.clock.advance(29 * DAY)
    expect(files()).toHaveLength(2)
    host.clock.advance(2 * DAY)
    expect(files()).toHaveLength(1)
    inDatabase(({ questions }) => {
      expect(questions.byId(1)).toMatchObject({ content: { name: 'Åsa Berg' }, files: [] })
      expect(questions.byId(2)?.files).toHaveLength(1)
    })
    stop()
  })

  it('are deleted at the start when their request was cut off', async () => {
    await ask()
    const [kept] = files()
    writeFileSync(join(host.dataFolder, 'questions', 'f'.repeat(32)), 'half')
    host.deleteExpired()()
    expect(files()).toEqual([kept])
  })
})
