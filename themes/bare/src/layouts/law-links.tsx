import { Link, useLinks, useMessage } from '@vitrin/theme-kit'

const PAGES = ['terms', 'returns', 'privacy'] as const

/** What the law wants to be found beside an order. */
export default function LawLinks() {
  const t = useMessage()
  const links = useLinks()
  return (
    <footer>
      <ul className="row">
        {PAGES.map((page) => (
          <li key={page}>
            <Link to={links.content(page)}>{t(`shell.${page}`)}</Link>
          </li>
        ))}
      </ul>
    </footer>
  )
}
