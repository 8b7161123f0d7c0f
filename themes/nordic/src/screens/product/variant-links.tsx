import { observer, useLinks, type ProductStore } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'

/** Links to the variants for browsers without JavaScript. React draws what is in `noscript` only on the server. */
export default function VariantLinks({ store }: { readonly store: ProductStore }) {
  return (
    <noscript>
      <Links store={store} />
    </noscript>
  )
}

const Links = observer(function Links({ store }: { readonly store: ProductStore }) {
  const t = useText()
  const links = useLinks()
  const { parent } = store
  if (!parent?.configurable_children) return null
  const nameOf = (child: Readonly<Record<string, unknown>>) =>
    (store.selection?.variantOptions ?? [])
      .flatMap(({ code, values }) => values.find(({ id }) => id === String(child[code]))?.label ?? [])
      .join(', ')
  return (
    <ul>
      {parent.configurable_children.map((child) => (
        <li key={child.sku}>
          <a href={links.product({ ...parent, parentSku: parent.sku, sku: child.sku })}>
            {t('product.showVariant', { variant: nameOf(child) })}
          </a>
        </li>
      ))}
    </ul>
  )
})
