import type { OperatorSettings } from '../src/page-state'
import { checkoutAt } from './external-checkout'
import type { ServerOptions } from './settings/server-options'

type ShownOptions = Pick<
  ServerOptions,
  'apiUrl' | 'apiAdditions' | 'publicUrl' | 'externalCheckoutUrl' | 'tagManager' | 'reviewWidget'
>

/** What the pages learn of the operator's settings. */
export function operatorSettings({
  apiUrl,
  apiAdditions,
  publicUrl = 'http://localhost',
  externalCheckoutUrl,
  tagManager,
  reviewWidget,
}: ShownOptions): OperatorSettings {
  return {
    mediaBaseUrl: apiUrl ?? '',
    hostHasAdditions: apiAdditions,
    // The host in this process takes passkeys for the address of its pages.
    passkeyDomain: apiUrl === undefined ? new URL(publicUrl).hostname : undefined,
    externalCheckout: externalCheckoutUrl === undefined ? undefined : checkoutAt(externalCheckoutUrl),
    tagManager: tagManager && { containerId: tagManager.containerId, url: tagManager.url },
    reviewWidget,
  }
}
