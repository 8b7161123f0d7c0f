import { accept, reject, TransportError, type Outcome } from '@vitrin/kernel'
import { useWithShopper } from '../hooks/use-shopper'
import type { AccountIssue, AccountRejection } from '../model'
import type { Shopper } from '../stores'
import { useOutcomeForm, type FormRefusal, type OutcomeForm } from './use-outcome-form'
import { useMessage } from '../hooks/use-message'
import type { MessageKey, Translate } from '@vitrin/i18n'
import { issueTexts } from './issue-texts'

type Send<Values> = (shopper: Shopper, typed: Values) => Promise<Outcome<unknown, AccountRejection>>

export interface AccountFormOptions<Values> {
  readonly values: Values
  /** What is wrong with the fields now, for messages at a field that is left. */
  readonly rules?: (typed: Values) => readonly AccountIssue[]
  /** The fields as they are usually written. */
  readonly tidy?: (typed: Values) => Values
  readonly send: Send<Values>
  readonly onDone?: () => void
  /** The text when there is no network. */
  readonly offline?: MessageKey
  /** The text when the host does not answer as it should. */
  readonly failed?: MessageKey
}

export interface AccountForm<Values> extends Pick<
  OutcomeForm<Values>,
  'announced' | 'busy' | 'problem' | 'onSubmit' | 'field' | 'textOf' | 'reset'
> {
  /** Sends the same fields somewhere else. */
  readonly run: (send: Send<Values>) => void
}

/** A form of the account: the session has the rules, this says in texts what it refuses. */
export function useAccountForm<Values extends Readonly<Record<string, string>>>({
  values,
  rules,
  tidy,
  send,
  onDone,
  offline = 'account.needsNetwork',
  failed = 'request.unreachable',
}: AccountFormOptions<Values>): AccountForm<Values> {
  const t = useMessage()
  const withShopper = useWithShopper()
  const ask = (question: Send<Values>) => (typed: Values) =>
    withShopper(async (shopper) => {
      const answer = await question(shopper, typed)
      return answer.ok
        ? accept(undefined)
        : reject(refusalOf(answer.rejection, { t, names: Object.keys(values), shopper }))
    })
  const { announced, busy, problem, onSubmit, field, textOf, reset, run } = useOutcomeForm<Values>({
    values,
    followsValues: true,
    send: ask(send),
    textOfFault: (error) => t(error instanceof TransportError && error.fault === 'offline' ? offline : failed),
    ...(rules && { check: (typed) => issueTexts(rules(typed), t) }),
    ...(tidy && { tidy }),
    ...(onDone && { onDone }),
  })
  return { announced, busy, problem, onSubmit, field, textOf, reset, run: (question) => run(ask(question)) }
}

interface Explained {
  readonly t: Translate<MessageKey>
  /** Names of the form's fields. */
  readonly names: readonly string[]
  readonly shopper: Pick<Shopper, 'hostSentence'>
}

function refusalOf(rejection: AccountRejection, { t, names, shopper }: Explained): FormRefusal {
  if (rejection.code === 'invalid') return { fields: issueTexts(rejection.issues, t) }
  const sentence = shopper.hostSentence(rejection.message)
  const named = rejection.fields
    .map(({ field }) => field.slice(field.lastIndexOf('.') + 1))
    .filter((field) => names.includes(field))
  return {
    fields: Object.fromEntries(named.map((field) => [field, sentence ?? t('account.fieldRefused')])),
    form: named.length === 0 ? (sentence ?? t('request.refused')) : undefined,
  }
}
