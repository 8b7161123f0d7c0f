import { sizeOfFile, type Letter } from '../oracle/letters'
import { firstOf, type Facts, type Invariant } from './invariant'

/** Checked after each request with a question. */
export const questionOnce: Invariant = {
  name: 'no question is at the host twice',
  check: ({ rows }) => {
    const markers = rows.questions().questions.map(({ marker }) => marker)
    const twice = markers.find((marker, index) => markers.indexOf(marker) !== index)
    return twice && `question ${twice} is at the host twice`
  },
}

export const questionWhole: Invariant = {
  name: 'a question and its receipt are stored together',
  check: ({ rows }) => {
    const { questions, receipts } = rows.questions()
    return questions.length === receipts ? undefined : `${questions.length} questions and ${receipts} receipts`
  },
}

export const takenBackStaysAway: Invariant = {
  name: 'a question that was taken back is never at the host',
  check: ({ oracle, rows }) =>
    firstOf(
      rows.questions().questions.map(({ marker }) => {
        const status = oracle.letters.byMarker(marker)?.status
        return status === 'taken back' || status === 'not sent'
          ? `question ${marker} was ${status} and is at the host`
          : undefined
      }),
    ),
}

/** Checked when no work is left. */
export const questionsAsShown: Invariant = {
  name: 'each question that was sent or kept is at the host, with its files',
  check: (facts) => firstOf(facts.oracle.letters.letters.map((letter) => faultOf(letter, facts))),
}

export const noQuestionWaits: Invariant = {
  name: 'no question waits that could be sent',
  check: ({ tabs }) =>
    firstOf(
      tabs.map(({ name, screen: { keptQuestions, stoppedQuestions } }) => {
        const waiting = keptQuestions.find((marker) => !stoppedQuestions.includes(marker))
        return waiting && `question ${waiting} still waits in ${name}`
      }),
    ),
}

function faultOf({ marker, status, files }: Letter, { rows, tabs }: Facts): string | undefined {
  const atHost = rows.questions().questions.find((question) => question.marker === marker)
  const isListed = tabs.some(({ screen }) => screen.stoppedQuestions.includes(marker))
  if (!atHost) return status === 'sent' && !isListed ? `question ${marker} was kept and is not at the host` : undefined
  const missing = files.find(
    (name) => !atHost.files.some((file) => file.name === name && file.size === sizeOfFile(name)),
  )
  return missing && `question ${marker} is at the host without ${missing}`
}
