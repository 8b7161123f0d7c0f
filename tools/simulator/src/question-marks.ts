import { inOrder, type Mark } from './mark'

/** Situations of questions to the shop. */
export const QUESTION_MARKS: readonly Mark[] = [
  {
    name: 'a question waits without a network and is sent later',
    happened: inOrder(/^✓ question .* waiting/, /is online/, /→ POST \/api\/ext\/contact-form/),
  },
  {
    name: 'the answer to a question is lost, and the question is sent again',
    happened: inOrder(/^(answer lost|fault after)@.*contact-form/, /→ POST .*contact-form/, /← 200 .*contact-form/),
  },
  { name: 'a question is taken back', happened: inOrder(/^✓ question .* taken-back/) },
  { name: 'a question that may have arrived is taken back', happened: inOrder(/^✓ question .* stopped/) },
  { name: 'two tabs send one draft', happened: inOrder(/^question .* gone/) },
  { name: 'the host crashes during a question', happened: inOrder(/^host killed@.*contact-form/) },
  { name: 'the page dies while its question is kept', happened: inOrder(/^killed.*@.*\/contact\.update\//) },
]
