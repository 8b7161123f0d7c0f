import type { MessageRef } from '@vitrin/i18n'
import { HostRejection, TransportError, type Cancel, type TransportFault } from '@vitrin/kernel'
import { reaction } from 'mobx'
import { refusalMessage } from './host-messages'
import type { Needs } from './policy'

const FAULTS: Readonly<Record<TransportFault, MessageRef>> = {
  badContentType: { key: 'request.badContentType' },
  badShape: { key: 'request.badShape' },
  offline: { key: 'request.unreachable' },
  timeout: { key: 'request.unreachable' },
  network: { key: 'request.unreachable' },
}

/** Says why the data of a page did not come (R8.11, R8.13). A fault of our own has only the error screen. */
export function notifyFailedPage({
  pages,
  hostSentence,
  notify,
}: Needs<{ pages: 'failure' }, 'hostSentence' | 'notify'>): Cancel {
  return reaction(
    () => pages.failure,
    (failure) => {
      const error = failure?.error
      if (error instanceof TransportError) say(FAULTS[error.fault])
      if (error instanceof HostRejection) say(refusalMessage(error.message, hostSentence))
    },
    { fireImmediately: true },
  )

  function say(message: MessageRef): void {
    notify({ type: 'error', message, action1: { label: 'ui.ok' } })
  }
}
