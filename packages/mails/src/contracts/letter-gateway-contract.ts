import { describe, expect, it } from 'vitest'
import type { LetterGateway } from '../ports'

export interface LetterGatewayWorld {
  /** A host whose whitelist has shop@example.se. */
  readonly open: () => Promise<{
    readonly gateway: LetterGateway
    /** Subjects of the mails that the host has taken. */
    readonly taken: () => readonly string[]
    /** Another page gets a token of its own between the token and the mail of the next letter. */
    readonly interrupt: () => void
  }>
}

/** What every `LetterGateway` does, fake or real. */
export function letterGatewayContract(name: string, { open }: LetterGatewayWorld): void {
  describe(`${name} as a LetterGateway`, () => {
    const letter = {
      sourceAddress: 'asa@example.se',
      targetAddress: 'shop@example.se',
      subject: 'Hej',
      emailText: 'Går det?',
    }

    it('sends a letter [R7.17 send-email]', async () => {
      const { gateway, taken } = await open()
      await gateway.send(letter, 'k1')
      expect(taken()).toEqual(['Hej'])
    })

    it('sends it once when it is sent again under its key', async () => {
      const { gateway, taken } = await open()
      await gateway.send(letter, 'k1')
      await gateway.send(letter, 'k1')
      expect(taken()).toEqual(['Hej'])
    })

    it('tries once more when another page took a newer token [R7.17 get-token]', async () => {
      const { gateway, taken, interrupt } = await open()
      interrupt()
      await gateway.send(letter, 'k1')
      expect(taken()).toEqual(['Hej'])
    })

    it('throws the refusal of the host', async () => {
      const { gateway, taken } = await open()
      await expect(gateway.send({ ...letter, targetAddress: 'eva@example.se' }, 'k1')).rejects.toMatchObject({
        code: 500,
        result: 'Target email address (eva@example.se) is not from the whitelist!',
      })
      expect(taken()).toEqual([])
    })
  })
}
