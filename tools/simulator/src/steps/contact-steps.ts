import { loadPhoneRules } from '@vitrin/addresses'
import { AttachmentCheck, CONTACT_SCOPE } from '@vitrin/contact'
import { sampleFiles } from '@vitrin/contact/testing'
import type { Tab } from '../actors/tab'
import { sizeOfFile, type Letter } from '../oracle/letters'
import type { Stage } from '../stage'
import { acknowledged } from './cart-steps'
import type { TabStep } from './step'

const PDF = sampleFiles['application/pdf']

// The rules are loaded before the first history, because loading code takes real time.
const warmUp = new AttachmentCheck()
warmUp.add(PDF)
await Promise.all([loadPhoneRules(), warmUp.result()])

/** Pages whose form is being sent: its button is busy. */
const busy = new WeakSet<object>()

const SHAPES = ['questions']
const RIVALS = ['writes to the shop', 'takes a question back', 'changes a question', 'reloads']

/** Types a question, attaches files and sends it. */
export const writeQuestion: TabStep = {
  kind: 'writes to the shop',
  weight: 14,
  shapes: SHAPES,
  rivals: RIVALS,
  draw: (draw) => ({ files: draw.whole('files', 0, 2) }),
  async run(tab, { files }, { oracle, world }) {
    const contact = tab.page?.shopper.contact
    if (!contact?.isLoaded || busy.has(contact)) return
    busy.add(contact)
    const letter = oracle.letters.written(tab.asker)
    const { marker } = letter
    try {
      const picked = Array.from({ length: Number(files) }, (_, index) => pickedFile(`${marker}-${index + 1}.pdf`))
      await contact.attach(picked, { makeSmaller: false })
      letter.files = contact.draft?.files.map(({ name }) => name) ?? []
      const sent = await contact.send({
        name: 'Åsa Berg',
        telephone: '070-174 06 05',
        email: `${marker}@example.se`,
        subject: marker,
        question: `Hur högt kan glaset vara i fråga ${marker}?`,
        quantity: '',
      })
      if (letter.status === 'nothing yet') letter.status = statusOf(sent)
      const shown = sent.ok ? sent.value.status : sent.rejection.code
      world.trace.record(tab.name, `${sent.ok ? '✓ ' : ''}question ${marker} … ${shown}`)
    } catch (error) {
      world.trace.record(tab.name, `question ${marker} … ${String(error)}`)
    }
    busy.delete(contact)
  },
}

export const takeQuestionBack: TabStep = {
  kind: 'takes a question back',
  weight: 5,
  shapes: SHAPES,
  rivals: RIVALS,
  async run(tab, _, stage) {
    const unsent = firstUnsent(tab, stage)
    if (!unsent) return
    const { letter, task_id } = unsent
    letter.status = 'unknown'
    const taken = await tab.page?.shopper.contact
      .takeBack(task_id)
      .catch((error: unknown) => stage.world.trace.record(tab.name, `question ${letter.marker} … ${String(error)}`))
    if (!taken) return
    if (taken.ok && taken.value === 'taken-back') letter.status = 'taken back'
    acknowledged(tab, stage, `question ${letter.marker} … ${taken.ok ? taken.value : taken.rejection.code}`)
  },
}

/** It becomes the draft again, and is never sent under its old name. */
export const editQuestion: TabStep = {
  kind: 'changes a question',
  weight: 3,
  shapes: SHAPES,
  rivals: RIVALS,
  async run(tab, _, stage) {
    const unsent = firstUnsent(tab, stage)
    if (!unsent) return
    const { letter, task_id } = unsent
    const before = letter.status
    letter.status = 'unknown'
    const edited = await tab.page?.shopper.contact
      .edit(task_id)
      .catch((error: unknown) => stage.world.trace.record(tab.name, `question ${letter.marker} … ${String(error)}`))
    if (!edited) return
    if (edited.ok) letter.status = 'taken back'
    else if (edited.rejection.code === 'draft-in-use' && letter.status === 'unknown') letter.status = before
    acknowledged(tab, stage, `question ${letter.marker} … ${edited.ok ? 'is changed' : edited.rejection.code}`)
  },
}

/** A form that another tab has sent, or one that may have arrived, may be at the host or not. */
function statusOf(sent: Awaited<ReturnType<NonNullable<Tab['page']>['shopper']['contact']['send']>>): Letter['status'] {
  if (sent.ok) return 'sent'
  return sent.rejection.code === 'gone' ? 'unknown' : 'not sent'
}

function pickedFile(name: string) {
  const bytes = new Uint8Array(sizeOfFile(name))
  bytes.set(PDF)
  return { name, size: bytes.length, arrayBuffer: async () => bytes.buffer }
}

/** The first question in the outbox of this tab. */
function firstUnsent(
  { page }: Tab,
  { oracle }: Stage,
): { readonly letter: Letter; readonly task_id: string } | undefined {
  for (const { task_id, scope } of page?.shopper.unsentTasks().all ?? []) {
    const marker = scope === CONTACT_SCOPE ? page?.shopper.contact.kept(task_id)?.form.subject : undefined
    const letter = marker === undefined ? undefined : oracle.letters.byMarker(marker)
    if (letter) return { letter, task_id }
  }
  return undefined
}
