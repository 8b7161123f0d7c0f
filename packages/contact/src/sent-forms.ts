import {
  accept,
  EventChannel,
  PendingResults,
  printable,
  reject,
  type Cancel,
  type Clock,
  type FieldRefusal,
  type FormContent,
  type HoldReason,
  type IdGenerator,
  type Logger,
  type Outbox,
  type OutboxAnswer,
  type Outcome,
} from '@vitrin/kernel'
import {
  changedKept,
  claimed,
  folders,
  mayHaveArrived,
  returned,
  withoutKept,
  type ContactDocument,
  type KeptForm,
  type SendingFacts,
} from './contact-document'
import type { ContactEvent, ContactProgress, SendRejection, TakenBack } from './contact-outcomes'
import type { ContactDocuments } from './contact-documents'
import type { ContactForm } from './contact-issues'
import type { DraftFiles } from './draft-files'
import { CONTACT_SCOPE, taskOf } from './contact-task'
import { formContent } from './form-content'
import type { AttachmentStorage } from './ports'

/** The page then says that the form waits. */
const ANSWER_WAIT_MS = 10_000

export interface SentFormsOptions {
  readonly documents: ContactDocuments
  readonly attachments: AttachmentStorage
  readonly files: DraftFiles
  readonly outbox: Outbox
  readonly clock: Pick<Clock, 'after'>
  readonly ids: IdGenerator
  readonly logger: Logger
}

/**
 * Forms on their way to the host. A form is a task of the outbox that holds no more than its id; its content is on the
 * device once. Only a form that is there is sent, so that one that was taken back never arrives, whichever tab sends.
 */
export class SentForms {
  readonly events = new EventChannel<ContactEvent>()
  readonly #options: SentFormsOptions
  readonly #pending = new PendingResults<Outcome<ContactProgress, SendRejection>>()

  constructor(options: SentFormsOptions) {
    this.#options = options
  }

  start(): Cancel {
    return this.#options.outbox.subscribe(CONTACT_SCOPE, {
      onAnswer: (answer) => this.#answered(answer),
      onHold: ({ task_id, reason }) => this.#held(task_id, reason),
    })
  }

  /** Throws when the device cannot keep the form; it is then still the draft. */
  async send(form: ContactForm, facts: SendingFacts): Promise<Outcome<ContactProgress, SendRejection>> {
    const { documents, outbox, clock, ids } = this.#options
    const newId = ids.next()
    const knownId = documents.shown.draft?.id
    let claim: KeptForm | undefined
    const stored = await documents.update((before) => {
      const after = claimed(before, { ...facts, form, knownId, newId })
      claim = after === before ? undefined : after.kept[before.draft?.id ?? newId]
      return after
    })
    // Another tab has sent this draft, with these words or with others.
    if (!claim) {
      const isSame = JSON.stringify(stored.kept[knownId ?? '']?.form) === JSON.stringify(form)
      return isSame ? accept({ status: 'waiting', reason: 'no-answer' }) : reject({ code: 'gone' })
    }
    const { id } = claim
    // Another tab may send it, and be without an answer.
    const stopTimer = clock.after(ANSWER_WAIT_MS, () => this.#held(id, 'no-answer'))
    try {
      return await this.#pending.enqueue(outbox, taskOf(claim))
    } catch (error) {
      await this.#returnToDraft(id)
      throw error
    } finally {
      stopTimer()
    }
  }

  /** What the transport sends; undefined when the form was taken back. From now on the host may have it. */
  async contentOf(id: string): Promise<FormContent | undefined> {
    const { documents, attachments } = this.#options
    const sent = (await documents.update((stored) => changedKept(stored, id, { begun: true }))).kept[id]
    return sent && formContent(sent, attachments)
  }

  /** The form is not sent any more. Rejects when it was sent, or taken back in another tab. */
  async takeBack(id: string): Promise<Outcome<TakenBack, { readonly code: 'gone' }>> {
    const { documents, files } = this.#options
    let sent: KeptForm | undefined
    await documents.update((stored) => {
      sent = stored.kept[id]
      return withoutKept(stored, id)
    })
    await this.#removeTask(id)
    if (!sent) return reject({ code: 'gone' })
    await files.forget(sent.folder)
    return accept(mayHaveArrived(sent) ? 'stopped' : 'taken-back')
  }

  /** The form becomes the draft again, unless another one is being written. */
  async edit(id: string): Promise<Outcome<void, { readonly code: 'sent' | 'draft-in-use' }>> {
    const { documents, ids } = this.#options
    const newId = ids.next()
    let wasSent = false
    const stored = await documents.update((before) => {
      const sent = before.kept[id]
      wasSent = !sent || mayHaveArrived(sent)
      return wasSent ? before : returned(before, id, newId)
    })
    if (wasSent) return reject({ code: 'sent' })
    if (stored.kept[id]) return reject({ code: 'draft-in-use' })
    documents.beginAnew()
    await this.#removeTask(id)
    return accept(undefined)
  }

  /** Sends what a page that ended too early has kept, and removes files without a form. Call it once tasks are sent. */
  async resume(): Promise<void> {
    const { documents, attachments, files, outbox } = this.#options
    const used = await attachments.folders()
    const stored = await documents.read()
    const tasks = await outbox.taskIds()
    for (const sent of Object.values(stored.kept))
      if (!tasks.has(sent.id) && !sent.refused) await outbox.enqueue(taskOf(sent))
    const needed = folders(stored)
    for (const folder of used) if (!needed.has(folder)) await files.forget(folder)
  }

  #held(id: string, reason: HoldReason): void {
    this.#pending.settle(id, accept({ status: 'waiting', reason }))
  }

  async #answered({ task_id, code, result, reason, fields }: OutboxAnswer): Promise<void> {
    if (reason === 'form-gone') {
      await this.#removeTask(task_id)
      this.#pending.settle(task_id, reject({ code: 'gone' }))
    } else if (code === 200) await this.#received(task_id)
    else await this.#refused(task_id, { message: printable(result), fields: fields ?? [] })
  }

  async #received(id: string): Promise<void> {
    const { documents, files } = this.#options
    let sent: KeptForm | undefined
    await documents.update((stored) => {
      sent = stored.kept[id]
      return withoutKept(stored, id)
    })
    if (sent) await files.forget(sent.folder)
    const isAwaited = this.#pending.settle(id, accept({ status: 'received' }))
    if (sent && !isAwaited) this.events.emit({ type: 'received', subject: sent.form.subject })
  }

  async #refused(
    id: string,
    refusal: { readonly message: string | undefined; readonly fields: readonly FieldRefusal[] },
  ): Promise<void> {
    const stored = await this.#options.documents.update((before) => changedKept(before, id, { refused: true }))
    if (this.#pending.has(id)) {
      const draft = await this.#returnToDraft(id)
      if (!draft.kept[id]) await this.#removeTask(id)
      this.#pending.settle(id, reject({ code: 'refused', ...refusal }))
      return
    }
    if (stored.kept[id]) this.events.emit({ type: 'refused', message: refusal.message })
  }

  #returnToDraft(id: string): Promise<ContactDocument> {
    const { documents, ids } = this.#options
    const newId = ids.next()
    return documents.update((before) => returned(before, id, newId))
  }

  async #removeTask(id: string): Promise<void> {
    const { outbox, logger } = this.#options
    // Without its form the task is not sent anyway.
    await outbox
      .remove(id, 'any')
      .catch((error: unknown) => logger.warn('The task of a contact form could not be removed', error))
  }
}
