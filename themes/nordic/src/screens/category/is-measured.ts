import type { ListedProduct } from '@vitrin/theme-kit'

/** Cut to size, so that a shopper's opening means something to it. */
export function isMeasured({ made_to_measure: model }: ListedProduct): boolean {
  return model !== undefined
}
