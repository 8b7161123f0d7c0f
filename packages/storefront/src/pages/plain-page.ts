import type { MessageKey } from '@vitrin/i18n'
import type { PageMeta, PageModel } from './page-model'

/** A screen that needs no data of its own: checkout, wishlist, comparison, not-found, error. */
export class PlainPage implements PageModel<unknown, null> {
  readonly meta: PageMeta
  readonly snapshot = null

  constructor(titleKey: MessageKey) {
    this.meta = { title: { key: titleKey }, indexable: false }
  }

  async load(): Promise<void> {}
  hydrate(): void {}
}
