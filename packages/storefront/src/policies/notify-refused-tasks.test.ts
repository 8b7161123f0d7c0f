import { describe, expect, it } from 'vitest'
import { refusalNotification } from './notify-refused-tasks'

const translate = (sentence: string) => (sentence === 'No such entity' ? 'Det finns inte.' : undefined)
const tell = (result: unknown, silent = false) => refusalNotification({ silent, result }, translate)

describe('refusalNotification', () => {
  it.each([['No such entity'], [{ result: 'No such entity' }], [{ message: 'No such entity' }]])(
    'says what the host said, in the shop’s language [R8.14]',
    (result) => {
      expect(tell(result)).toEqual({
        type: 'error',
        message: { key: 'host.sentence', values: { sentence: 'Det finns inte.' } },
        action1: { label: 'ui.ok' },
      })
    },
  )

  it('uses a general message without a translation, with the original for the support', () => {
    expect(tell('Tilt')).toMatchObject({ message: { key: 'request.refused', values: { details: 'Tilt' } } })
  })

  it('says nothing of silent tasks, of an unreachable platform, and without a sentence [R8.14]', () => {
    expect([
      tell('No such entity', true),
      tell({ code: 'ENOTFOUND', message: 'No such entity' }),
      tell(null),
      tell({ a: 1 }),
    ]).toEqual([undefined, undefined, undefined, undefined])
  })
})
