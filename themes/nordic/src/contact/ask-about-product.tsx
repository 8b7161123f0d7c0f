import { observer, useFormats, useStorefront, type ContactContext, type ProductStore } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { AskLink } from './ask-link'

type Facts = NonNullable<ContactContext['choices']>

/** Asks about the product of this page, with the measures and choices of the shopper. */
export const AskAboutProduct = observer(function AskAboutProduct({ store }: { readonly store: ProductStore }) {
  const t = useText()
  const formats = useFormats()
  const { pages } = useStorefront()
  const { product, selection } = store
  if (!product || !selection) return null
  const typed = selection.choices.custom
  const measures: Facts = (selection.model?.dimensions ?? []).flatMap(({ option_id, label }) => {
    const text = typed[option_id]
    return text ? [{ label, value: /^\d+$/.test(text) ? formats.length(Number(text)) : text }] : []
  })
  const variants: Facts = selection.variantOptions.flatMap(({ label, values }) =>
    values.filter(({ selected }) => selected).map((value) => ({ label, value: value.label })),
  )
  const options: Facts = selection.customOptions.flatMap(({ id, title, text, values }) => {
    if (selection.measureIds.has(id)) return []
    const value = text || values.find(({ selected }) => selected)?.title
    return value ? [{ label: title, value }] : []
  })
  const page = pages.current?.url
  const about = {
    ...(page !== undefined && { page }),
    sku: product.sku,
    product: product.name,
    ...(measures.length > 0 && { measures }),
    ...(variants.length + options.length > 0 && { choices: [...variants, ...options] }),
  }
  return <AskLink about={about}>{t('contact.ask')}</AskLink>
})
