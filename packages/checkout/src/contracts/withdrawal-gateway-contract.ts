import { HostRejection } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import type { WithdrawalGateway } from '../ports'
import type { OrderReference } from '../withdrawal/withdrawal'

export interface WithdrawalGatewayWorld {
  /** A host with one order of `account`, which is signed in: one line can be taken back, one is made to measure. */
  readonly open: () => Promise<{
    readonly gateway: WithdrawalGateway
    readonly order: OrderReference
    readonly account: string
    /** The code that was mailed last; `undefined`: none was mailed. */
    readonly mailedCode: () => string | undefined
    /** How many declarations the host has received. */
    readonly received: () => number
  }>
}

/** What every `WithdrawalGateway` does, fake or real. */
export function withdrawalGatewayContract(name: string, { open }: WithdrawalGatewayWorld): void {
  const lines = [{ is_exempt: false }, { is_exempt: true }]

  describe(`${name} as a WithdrawalGateway`, () => {
    it('opens the lines of an order for its account, and says which are exempt', async () => {
      const { gateway, order, account } = await open()
      expect(await gateway.order({ order_number: order.order_number }, account)).toMatchObject({ lines })
    })

    it('opens them with the mailed code, and with no other', async () => {
      const { gateway, order, mailedCode } = await open()
      expect(await refusalOf(gateway.order({ ...order, code: '000000' }))).toMatchObject({
        code: 400,
        fields: [{ field: 'code' }],
      })
      await gateway.mailCode(order)
      expect(await gateway.order({ ...order, code: mailedCode()! })).toMatchObject({ lines })
    })

    it('mails no code for an order that does not exist, and does not say so', async () => {
      const { gateway, order, mailedCode } = await open()
      await gateway.mailCode({ ...order, order_number: '999999999' })
      await gateway.mailCode({ ...order, email: 'unknown@example.se' })
      expect(mailedCode()).toBeUndefined()
    })

    it('receives a declaration once, however often it comes with one key', async () => {
      const { gateway, order, received } = await open()
      const declaration = { ...order, name: 'Åsa Berg', statement: '', item_ids: [1] }
      const receipt = await gateway.declare(declaration, { key: 'key-1', account: undefined })
      expect(Date.parse(receipt.received_at)).not.toBeNaN()
      expect(await gateway.declare(declaration, { key: 'key-1', account: undefined })).toEqual(receipt)
      expect(received()).toBe(1)
      await gateway.declare(declaration, { key: 'key-2', account: undefined })
      expect(received()).toBe(2)
    })

    it('receives a declaration in the name of the account', async () => {
      const { gateway, order, account, received } = await open()
      await gateway.declare({ ...order, name: 'Åsa Berg', statement: '' }, { key: 'key-1', account })
      expect(received()).toBe(1)
    })
  })
}

async function refusalOf(asked: Promise<unknown>): Promise<HostRejection | undefined> {
  const failure = await asked.catch((error: unknown) => error)
  return failure instanceof HostRejection ? failure : undefined
}
