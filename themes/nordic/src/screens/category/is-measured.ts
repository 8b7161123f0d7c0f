import type { Product } from '@vitrin/theme-kit'

/** Cut to size, so that a shopper's opening means something to it. */
export function isMeasured({ made_to_measure: model }: Product): boolean {
  return model !== undefined
}
