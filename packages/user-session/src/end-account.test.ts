import { accept, reject } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { endAccount } from './end-account'

function open({ fault }: { readonly fault?: Error } = {}) {
  const calls: string[] = []
  const session = {
    account: '7',
    atHost: {
      async deleteAccount(password: string) {
        calls.push('delete at host')
        return password === 'right' ? accept(undefined) : reject({ code: 401, message: 'wrong', fields: [] })
      },
    },
    async leave() {
      calls.push('sign out')
    },
  }
  const lists = {
    async forget(account: string) {
      calls.push(`forget lists of ${account}`)
      if (fault) throw fault
    },
  }
  const orders = {
    async forget(account: string) {
      calls.push(`forget orders of ${account}`)
    },
  }
  return { calls, end: endAccount({ session, personalData: [lists, orders] }) }
}

describe('endAccount', () => {
  it('deletes the account at the host, erases its data here, and signs out last', async () => {
    const { calls, end } = open()
    expect(await end('right')).toEqual({ ok: true })
    expect(calls).toEqual(['delete at host', 'forget lists of 7', 'forget orders of 7', 'sign out'])
  })

  it('changes nothing on the device when the host refuses', async () => {
    const { calls, end } = open()
    expect(await end('wrong')).toMatchObject({ ok: false, rejection: { code: 401 } })
    expect(calls).toEqual(['delete at host'])
  })

  it('erases the rest, signs out and then throws when one place cannot be erased', async () => {
    const { calls, end } = open({ fault: new Error('disk') })
    await expect(end('right')).rejects.toThrow('disk')
    expect(calls).toEqual(['delete at host', 'forget lists of 7', 'forget orders of 7', 'sign out'])
  })
})
