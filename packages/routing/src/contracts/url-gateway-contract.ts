import { describe, expect, it } from 'vitest'
import type { MappedDocument } from '../mapped-document'
import type { MovedPath } from '../moved-path'
import type { UrlGateway } from '../ports'

export interface UrlGatewayWorld {
  /** A gateway to a shop that maps exactly `mappings`. */
  readonly open: () => UrlGateway | Promise<UrlGateway>
  /** One path for each kind of document that the shop has. */
  readonly mappings: readonly { readonly path: string; readonly type: MappedDocument['type'] }[]
  /** An old path of the shop, with what the gateway answers for it. */
  readonly moved: { readonly path: string; readonly answer: MovedPath }
}

/** The rules of every `UrlGateway`, fake or real. */
export function urlGatewayContract(name: string, { open, mappings, moved }: UrlGatewayWorld): void {
  describe(`${name} as UrlGateway`, () => {
    it.each(mappings.map(({ path, type }) => [path, type] as const))('maps %s to a %s [R7.19]', async (path, type) => {
      const found = await (await open()).map(path)
      expect(found?.type).toBe(type)
      const document: { readonly identifier?: string; readonly url_path?: string | null | undefined } = {
        ...(found && 'document' in found ? found.document : undefined),
      }
      expect(document.identifier ?? document.url_path).toBe(path)
    })

    it('finds where the page of an old path is now', async () => {
      expect(await (await open()).map(moved.path)).toEqual(moved.answer)
    })

    it('finds no document for an unknown path', async () => {
      expect(await (await open()).map('finns/inte')).toBeUndefined()
    })

    it('matches exactly, capitals included', async () => {
      const path = mappings[0]?.path ?? ''
      expect(await (await open()).map(path.toUpperCase())).toBeUndefined()
    })
  })
}
