import type { MessageRef } from '@vitrin/i18n'
import { ACCOUNT_SECTIONS, ACCOUNT_TITLES, type AccountSection } from './account-sections'
import { PageNotFound, type PageMeta, type PageModel, type PageRequest } from './page-model'

interface Place {
  readonly section: AccountSection
  /** The number of the order that is shown. */
  readonly order: string | undefined
}

/** A page of the account. The server renders no personal data; the browser fills the screen. */
export class AccountPage implements PageModel<{ readonly section?: string; readonly part?: string }, Place> {
  section: AccountSection = 'profile'
  order: string | undefined = undefined

  async load({
    params: { section = 'profile', part },
  }: PageRequest<{ readonly section?: string; readonly part?: string }>): Promise<void> {
    const known: AccountSection | undefined =
      section === 'profile' ? section : ACCOUNT_SECTIONS.find((one) => one === section)
    if (!known || (part !== undefined && known !== 'orders'))
      throw new PageNotFound(`The account has no section "${section}"`)
    this.hydrate({ section: known, order: part })
  }

  get meta(): PageMeta {
    const title: MessageRef =
      this.order === undefined
        ? { key: ACCOUNT_TITLES[this.section] }
        : { key: 'account.order', values: { number: this.order } }
    return { title, indexable: false }
  }

  get snapshot(): Place {
    return { section: this.section, order: this.order }
  }

  hydrate({ section, order }: Place): void {
    this.section = section
    this.order = order
  }
}
