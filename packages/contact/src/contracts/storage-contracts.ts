import { describe, expect, it } from 'vitest'
import { draftOf, NO_FORMS, type ContactDocument } from '../contact-document'
import type { AttachmentStorage, ContactStorage } from '../ports'

export interface ContactStorageWorld {
  /** Storages of one empty device, as many as tabs are asked for; one where tabs cannot share. */
  readonly open: (tabs: number) => readonly ContactStorage[]
  /** Tabs share what is stored. */
  readonly isShared: boolean
}

const file = { key: 'f', name: 'foto.jpg', type: 'image/jpeg', size: 3 } as const

function withFile(stored: ContactDocument): ContactDocument {
  const draft = draftOf(stored, 'new')
  return { ...stored, draft: { ...draft, files: [...draft.files, file] } }
}

/** What every `ContactStorage` does, fake or real. */
export function contactStorageContract(name: string, { open, isShared }: ContactStorageWorld): void {
  describe(`${name} as ContactStorage`, () => {
    it('has no form until one is stored, and reads again what an update stored [R3.14 contact form]', async () => {
      const [storage] = open(1)
      expect(await storage!.read()).toEqual(NO_FORMS)
      const form = {
        name: 'Åsa Berg',
        telephone: '070-174 06 05',
        email: 'asa@example.se',
        subject: 'Duschhörna',
        question: 'Går det att få hörnan i grått glas?',
        quantity: '2',
      }
      const draft = { ...draftOf(NO_FORMS, 'a'), form, context: { sku: 'KG-1101' }, files: [file] }
      const facts = { account: 'guest', store_code: 'sv', created_at: '2026-11-20T09:00:00.000Z' }
      const sent = { ...draft, id: 'b', folder: 'b', ...facts, begun: true, refused: false }
      const stored = { draft, kept: { b: sent } }
      expect(await storage!.update(() => stored)).toEqual(stored)
      expect(await storage!.read()).toEqual(stored)
    })

    if (!isShared) return

    it('loses no update of two tabs, and tells each tab of the other’s', async () => {
      const [one, other] = open(2)
      const seen = new Promise<ContactDocument>((resolve) => {
        other!.onChange((stored) => stored.draft?.files.length === 1 && resolve(stored))
      })
      await one!.update(withFile)
      expect((await seen).draft?.files).toEqual([file])
      await Promise.all([one!.update(withFile), other!.update(withFile)])
      expect((await one!.read()).draft?.files).toHaveLength(3)
    })
  })
}

/** What every `AttachmentStorage` does, fake or real. */
export function attachmentStorageContract(name: string, open: () => AttachmentStorage): void {
  const bytes = Uint8Array.from([0xff, 0xd8, 0, 255])

  describe(`${name} as AttachmentStorage`, () => {
    it('keeps the bytes of each file until it, or its folder, is removed', async () => {
      const storage = open()
      expect(await storage.folders()).toEqual([])
      await storage.put('a', 'one', bytes)
      await storage.put('a', 'other', Uint8Array.from([1]))
      await storage.put('a b', 'one', Uint8Array.from([2]))
      expect(await storage.read('a', 'one')).toEqual(bytes)
      expect((await storage.folders()).toSorted()).toEqual(['a', 'a b'])
      await storage.remove('a', 'one')
      await storage.remove('a', 'unknown')
      expect(await storage.read('a', 'one')).toBeUndefined()
      await storage.removeFolder('a')
      await storage.removeFolder('unknown')
      expect(await storage.read('a', 'other')).toBeUndefined()
      expect(await storage.folders()).toEqual(['a b'])
      expect(await storage.read('a b', 'one')).toEqual(Uint8Array.from([2]))
    })
  })
}
