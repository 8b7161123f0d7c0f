import {
  Link,
  observer,
  queryWithout,
  useFilterLabel,
  useFormats,
  useLinks,
  useMessage,
  type ListingStore,
} from '@vitrin/theme-kit'

export interface ListingPartProps {
  readonly listing: ListingStore
  readonly path: string
}

const NO_OPENING = { width: undefined, height: undefined }

/** A link for each choice that takes it back. */
export const Chosen = observer(function Chosen({ listing, path }: ListingPartProps) {
  const t = useMessage()
  const formats = useFormats()
  const labelOf = useFilterLabel()
  const { opening, query, chips } = listing
  const entries = [
    ...(opening
      ? [
          {
            to: path + queryWithout(query, NO_OPENING),
            label: t('listing.openingChip', { opening: formats.size(opening.width, opening.height) }),
          },
        ]
      : []),
    ...chips.map((chip) => ({ to: path + queryWithout(query, { [chip.type]: chip.id }), label: labelOf(chip) })),
  ]
  return (
    <ul className="row">
      {entries.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-label={t('listing.removeFilter', { filter: label })}>
            {label} ✕
          </Link>
        </li>
      ))}
      <li>
        <Link to={unfiltered(path, query)}>{t('listing.clear')}</Link>
      </li>
    </ul>
  )
})

/** No product has all that was asked for. An opening is taken back first. */
export const Nothing = observer(function Nothing({ listing, path }: ListingPartProps) {
  const t = useMessage()
  const links = useLinks()
  const formats = useFormats()
  const { opening, query } = listing
  const size = opening && formats.size(opening.width, opening.height)
  return (
    <>
      <h3>{size ? t('listing.noneFits', { opening: size }) : t('listing.none')}</h3>
      <p>{t(size ? 'listing.noneFitsText' : 'listing.noneText')}</p>
      <p className="row">
        <Link to={size ? path + queryWithout(query, NO_OPENING) : unfiltered(path, query)}>
          {t(size ? 'listing.withoutOpening' : 'listing.clear')}
        </Link>
        <Link to={links.content('measuring')}>{t('listing.unsure')}</Link>
      </p>
    </>
  )
})

/** Without filters; a search keeps its term. */
function unfiltered(path: string, query: ListingStore['query']): string {
  const filters = Object.keys(query).filter((name) => name !== 'q')
  return path + queryWithout(query, Object.fromEntries(filters.map((name) => [name, undefined])))
}
