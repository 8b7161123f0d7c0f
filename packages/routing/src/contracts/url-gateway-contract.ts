import { describe, expect, it } from 'vitest'
import type { MappedDocument } from '../mapped-document'
import type { UrlGateway } from '../ports'

export interface UrlGatewayWorld {
  /** A gateway to a shop that maps exactly `mappings`. */
  readonly open: () => UrlGateway | Promise<UrlGateway>
  /** A path of each kind that the shop knows, with the sku, id or identifier of its document. */
  readonly mappings: readonly { readonly path: string; readonly type: MappedDocument['type'] }[]
}

/** What every `UrlGateway` does, fake or real. */
export function urlGatewayContract(name: string, { open, mappings }: UrlGatewayWorld): void {
  describe(`${name} as UrlGateway`, () => {
    it.each(mappings.map(({ path, type }) => [path, type] as const))('maps %s to a %s', async (path, type) => {
      const found = await (await open()).map(path)
      expect(found?.type).toBe(type)
      const document: { readonly identifier?: string; readonly url_path?: string | null | undefined } = {
        ...found?.document,
      }
      expect(document.identifier ?? document.url_path).toBe(path)
    })

    it('says that nobody owns an unknown path', async () => {
      expect(await (await open()).map('finns/inte')).toBeUndefined()
    })

    it('matches exactly, capitals included', async () => {
      const path = mappings[0]?.path ?? ''
      expect(await (await open()).map(path.toUpperCase())).toBeUndefined()
    })
  })
}
