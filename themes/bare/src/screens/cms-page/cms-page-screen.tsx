import {
  COMPANY_PAGES,
  deferred,
  HELP_PAGES,
  Link,
  observer,
  useLinks,
  useMessage,
  type ScreenProps,
} from '@vitrin/theme-kit'

const ContactForm = deferred(() => import('./contact-form'))
const MeasureDrawings = deferred(() => import('./measure-drawings'))
const SketchLink = deferred(() => import('./sketch-link'))

/** A page of the CMS. */
export default observer(function CmsPageScreen({ page }: ScreenProps<'cms-page'> | ScreenProps<'static'>) {
  const links = useLinks()
  const document = page.model.store.page
  if (!document) return null
  const path = page.url.split('?')[0] ?? ''
  const slug = page.id === 'static' ? page.params.slug : undefined
  return (
    <div className="column">
      <article>
        <h1>{document.content_heading || document.title}</h1>
        {/* Sanitised where the page is loaded. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: document.content ?? '' }} />
      </article>
      {slug === 'size-guide' && <MeasureDrawings />}
      {(path === links.content('contact') || slug === 'contact') && <ContactForm />}
      {(path === links.content('special') || path === links.content('measuring')) && <SketchLink />}
      <Neighbours path={path} />
    </div>
  )
})

/** The other pages of the list that the page belongs to. */
function Neighbours({ path }: { readonly path: string }) {
  const t = useMessage()
  const links = useLinks()
  const pages = [HELP_PAGES, COMPANY_PAGES].find((list) => list.some((page) => links.content(page) === path))
  if (!pages) return null
  return (
    <nav aria-label={t('shell.neighbours')}>
      <ul className="row">
        {pages.map((page) => (
          <li key={page}>
            <Link to={links.content(page)} aria-current={links.content(page) === path ? 'page' : undefined}>
              {t(`shell.${page}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
