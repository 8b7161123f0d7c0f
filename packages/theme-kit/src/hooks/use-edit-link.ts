import { shortLineKey, type CartItem } from '@vitrin/cart-sync'
import { buildQuery, parseQuery, productPath, searchOf } from '@vitrin/routing'
import { EDITED_LINE } from '@vitrin/storefront'
import { useCoreStorefront } from '../storefront-context'

/** The address of the product page that changes a line of the cart, with the measures and choices of that line. */
export function useEditLink(line: CartItem): string {
  const { routing } = useCoreStorefront()
  const address = productPath(line, routing.views)
  const { measures, choices } = line.made_to_measure ?? {}
  const chosen = { ...measures, ...choices, ...(measures && line.qty > 1 && { qty: line.qty }) }
  return (
    address.split('?', 1)[0] +
    buildQuery({
      ...parseQuery(searchOf(address)),
      ...Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, [String(value)]])),
      [EDITED_LINE]: [shortLineKey(line.key)],
    })
  )
}
