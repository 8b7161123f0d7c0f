import { TransportError } from '@vitrin/kernel'
import { SequentialIds } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { Letters } from './letters'
import { FakeLetterGateway } from './testing/fake-letter-gateway'

const SHOP = 'hej@shop.example'
const letter = { subject: 'Ritning', emailText: 'Duschdörr Unden' }

function open({ own, shop = SHOP }: { readonly own?: string; readonly shop?: string | undefined } = {}) {
  const gateway = new FakeLetterGateway([SHOP])
  const letters = new Letters({ gateway, shopAddress: shop, ownAddress: () => own, ids: new SequentialIds() })
  return { gateway, letters }
}

describe('Letters', () => {
  it('go to the address of the signed-in shopper, from the shop [R7.17 send-email]', async () => {
    const { gateway, letters } = open({ own: 'asa@example.se' })
    expect(letters.to).toBe('asa@example.se')
    expect(await letters.sendToMyself(letter)).toEqual({ ok: true, value: 'asa@example.se' })
    expect([...gateway.sent.values()]).toEqual([
      { ...letter, sourceAddress: SHOP, targetAddress: 'asa@example.se', confirmation: true },
    ])
  })

  it('need a signed-in shopper', async () => {
    const { gateway, letters } = open()
    expect([letters.to, await letters.sendToMyself(letter)]).toEqual([
      undefined,
      { ok: false, rejection: { code: 'signed-out' } },
    ])
    expect(gateway.sent.size).toBe(0)
  })

  it('say why they were not sent', async () => {
    const { gateway, letters } = open({ own: 'asa@example.se', shop: 'other@shop.example' })
    expect(await letters.sendToMyself(letter)).toMatchObject({
      rejection: { code: 'refused', message: expect.stringContaining('whitelist') },
    })
    gateway.fault = new TransportError('offline', 'gone')
    expect(await letters.sendToMyself(letter)).toMatchObject({ rejection: { code: 'no-answer' } })
  })
})
