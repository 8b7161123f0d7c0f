import { observer, useStorefront, type ProductStore, usePieceFacts } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { AskLink } from './ask-link'

export interface AskAboutProductProps {
  readonly selection: ProductStore['selection']
}

/** Asks about the product of this page, with the measures and choices of the shopper. */
export const AskAboutProduct = observer(function AskAboutProduct({ selection }: AskAboutProductProps) {
  const t = useText()
  const { pages } = useStorefront()
  const { measures, choices } = usePieceFacts({ selection })
  if (!selection) return null
  const { product } = selection
  const page = pages.current?.url
  const about = {
    ...(page !== undefined && { page }),
    sku: product.sku,
    product: product.name,
    ...(measures.length > 0 && { measures }),
    ...(choices.length > 0 && { choices }),
  }
  return <AskLink about={about}>{t('contact.ask')}</AskLink>
})
