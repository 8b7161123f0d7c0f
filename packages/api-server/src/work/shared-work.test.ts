import { expect, it } from 'vitest'
import { SharedWork } from './shared-work'

it('is done once for all who wait, and abandoned when the last of them has gone', async () => {
  const shared = new SharedWork<string>()
  const abandoned: string[] = []
  let begun = 0
  const ask = (caller: AbortController) =>
    shared
      .get('page', caller.signal, (signal) => {
        begun += 1
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            abandoned.push(String(signal.reason))
            reject(new Error('abandoned'))
          })
        })
      })
      .catch((error: unknown) => String(error))
  const [one, other] = [new AbortController(), new AbortController()]
  const answers = [ask(one), ask(other)]
  one.abort('the first')
  expect([begun, abandoned, shared.has('page')]).toEqual([1, [], true])
  other.abort('the last')
  expect([abandoned, shared.has('page')]).toEqual([['the last'], false])
  expect(await Promise.all(answers)).toEqual(['Error: abandoned', 'Error: abandoned'])
  expect(await shared.get('page', new AbortController().signal, async () => 'anew')).toBe('anew')
})
