import type { MessageKey } from '@vitrin/i18n'
import type { PageMeta, PageModel } from './page-model'

/** A page without data of its own, such as checkout, wishlist and page-not-found. */
export class PlainPage implements PageModel<unknown, null> {
  readonly meta: PageMeta
  readonly snapshot = null

  constructor(titleKey: MessageKey) {
    this.meta = { title: { key: titleKey }, indexable: false }
  }

  async load(): Promise<void> {}
  hydrate(): void {}
}
