import { loadPhoneRules, type Country } from '@vitrin/addresses'
import {
  GUEST,
  reject,
  type Cancel,
  type Clock,
  type FormContent,
  type IdGenerator,
  type Logger,
  type Outbox,
  type Outcome,
} from '@vitrin/kernel'
import { makeAutoObservable } from 'mobx'
import type { ContactContext } from './contact-context'
import { draftOf, withoutKept, type ContactDocument, type ContactDraft, type KeptForm } from './contact-document'
import { ContactDocuments } from './contact-documents'
import { contactIssues, type ContactForm, type ContactIssues } from './contact-issues'
import { DraftFiles, type FileRejection, type PickedFile } from './draft-files'
import type { AttachmentStorage, ContactStorage, PictureShrinker } from './ports'
import type { ContactProgress, SendRejection, TakenBack } from './contact-outcomes'
import { SentForms } from './sent-forms'
import { tidyForm } from './tidy-form'

export interface ContactStoreOptions {
  readonly storage: ContactStorage
  readonly attachments: AttachmentStorage
  readonly pictures: PictureShrinker
  readonly outbox: Outbox
  /** The customer's id, or `guest`. */
  readonly account: () => string
  readonly storeCode: string
  /** Whose phone numbers need no prefix. */
  readonly country: Country
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
}

export type ContactRejection = { readonly code: 'invalid'; readonly issues: ContactIssues } | SendRejection

type Sent = Outcome<ContactProgress, ContactRejection>

/**
 * The contact form (R5.20): one draft, which all tabs share, and the forms that wait on this device. A form that was
 * sent is a task of the outbox, so one that is written without a network is sent later, once (decisions.md 5).
 */
export class ContactStore {
  readonly #options: ContactStoreOptions
  readonly #documents: ContactDocuments
  readonly #files: DraftFiles
  readonly #sent: SentForms
  #sending: Promise<Sent> | undefined
  /** What was typed in the form that was sent last: a pause in typing may end after it. */
  #lastSent = ''

  constructor(options: ContactStoreOptions) {
    this.#options = options
    this.#documents = new ContactDocuments(options.storage, options.logger)
    this.#files = new DraftFiles({ ...options, documents: this.#documents })
    this.#sent = new SentForms({ ...options, documents: this.#documents, files: this.#files })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get events(): SentForms['events'] {
    return this.#sent.events
  }

  get isLoaded(): boolean {
    return this.#documents.isLoaded
  }

  get draft(): ContactDraft | undefined {
    return this.#documents.shown.draft ?? undefined
  }

  /** Grows when another tab has sent the draft, or it was replaced or thrown away: an open form begins anew. */
  get edition(): number {
    return this.#documents.edition
  }

  /** The form that waits on this device with this id. */
  kept(id: string): KeptForm | undefined {
    return this.#documents.shown.kept[id]
  }

  load(): Promise<void> {
    return this.#documents.load()
  }

  /** Call it before the outbox starts, so that it receives the answers to forms of earlier pages. */
  start(): Cancel {
    const stops = [this.#sent.start(), this.#documents.start()]
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** Once the outbox has started. */
  resume(): Promise<void> {
    return this.#sent.resume()
  }

  /** Without them, for example offline, phone numbers are only roughly checked. */
  loadRules(): Promise<void> {
    return loadPhoneRules().catch(() => undefined)
  }

  check(form: ContactForm): ContactIssues {
    return contactIssues(form, this.#options.country)
  }

  /** The page from which the shopper writes; `null` removes it. */
  async carry(context: ContactContext | null): Promise<void> {
    await this.#changeDraft(() => ({ context }))
  }

  /** Keeps what was typed. */
  async keep(form: ContactForm): Promise<void> {
    if (this.#sending || JSON.stringify(form) === this.#lastSent) return
    await this.#changeDraft(() => ({ form }))
  }

  attach(
    picked: readonly PickedFile[],
    { makeSmaller }: { readonly makeSmaller: boolean },
  ): Promise<readonly FileRejection[]> {
    return this.#files.attach(picked, makeSmaller)
  }

  detach(key: string): Promise<void> {
    return this.#files.detach(key)
  }

  /** Settles when the host has the form, or when the form begins to wait. A second call meanwhile is the same one. */
  send(form: ContactForm): Promise<Sent> {
    this.#sending ??= this.#send(form).finally(() => (this.#sending = undefined))
    return this.#sending
  }

  takeBack(id: string): Promise<Outcome<TakenBack, { readonly code: 'gone' }>> {
    return this.#sent.takeBack(id)
  }

  edit(id: string): Promise<Outcome<void, { readonly code: 'sent' | 'draft-in-use' }>> {
    return this.#sent.edit(id)
  }

  /** See `SentForms`. */
  contentOf(id: string): Promise<FormContent | undefined> {
    return this.#sent.contentOf(id)
  }

  /** The forms of an account that wait on this device, for the copy of its data. */
  keptOf(account: string): readonly KeptForm[] {
    return Object.values(this.#documents.shown.kept).filter((form) => form.account === account)
  }

  /** The draft leaves this device, and so do the waiting forms of an account that has ended. */
  async forget(account: string = GUEST): Promise<void> {
    const ended = account === GUEST ? [] : this.keptOf(account)
    const draft = this.draft
    await this.#documents.update((stored) => {
      const rest: ContactDocument = { ...stored, draft: null }
      return ended.reduce((kept, { id }) => withoutKept(kept, id), rest)
    })
    this.#documents.beginAnew()
    for (const { folder } of [...(draft ? [draft] : []), ...ended]) await this.#files.forget(folder)
  }

  async #send(typed: ContactForm): Promise<Sent> {
    const { account, storeCode, clock } = this.#options
    const issues = this.check(typed)
    if (Object.keys(issues).length > 0) return reject({ code: 'invalid', issues })
    const sent = await this.#sent.send(tidyForm(typed), {
      account: account(),
      store_code: storeCode,
      created_at: new Date(clock.now()).toISOString(),
    })
    if (sent.ok) this.#lastSent = JSON.stringify(typed)
    return sent
  }

  async #changeDraft(change: (draft: ContactDraft) => Partial<ContactDraft>): Promise<void> {
    const newId = this.#options.ids.next()
    await this.#documents.update((stored) => {
      const draft = draftOf(stored, newId)
      return { ...stored, draft: { ...draft, ...change(draft) } }
    })
  }
}
