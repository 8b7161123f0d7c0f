import { observer, useStorefront, type Shopper } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { infoIcon } from '../ui/deferred-icons'
import { Icon } from '../ui/icon'

/** What the page held from which the shopper came: the shop gets it with the question. */
export const Carried = observer(function Carried({ contact }: { readonly contact: Shopper['contact'] }) {
  const t = useText()
  const storefront = useStorefront()
  const context = contact.draft?.context
  if (!context) return null
  const { product, sku, measures = [], choices = [], order_number, page } = context
  const facts = [...measures, ...choices].map(({ label, value }) => `${label}: ${value}`)
  const lines = [
    ...(product ? [sku ? `${product} (${sku})` : product] : []),
    ...(order_number ? [t('contact.aboutOrder', { number: order_number })] : []),
    ...facts,
  ]
  return (
    <div className="message contact-about">
      <Icon path={infoIcon} />
      <b>{t('contact.about')}</b>
      <ul className="list">
        {(lines.length > 0 ? lines : [t('contact.aboutPage', { page: page ?? '' })]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <button
        type="button"
        className="link link-quiet small"
        onClick={() => void contact.carry(null).catch((error: unknown) => storefront.report(error))}
      >
        {t('contact.aboutRemove')}
      </button>
    </div>
  )
})
