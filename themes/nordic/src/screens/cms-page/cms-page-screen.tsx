import { deferred, observer, useLinks, type ScreenProps } from '@vitrin/theme-kit'
import '../../styles/contact.css'
import '../../styles/feedback.css'
import '../../styles/pages.css'
import '../../styles/size-guide.css'
import { Neighbours } from './neighbours'

const ContactForm = deferred(() => import('../../contact/contact-form'), 'seldom')
const SketchLink = deferred(() => import('../../contact/sketch-link'), 'seldom')
const MeasureDrawings = deferred(() => import('../../components/measure-drawings'), 'seldom')

/** A page of the CMS. Its HTML is sanitised where it is loaded. */
export default observer(function CmsPageScreen({ page }: ScreenProps<'cms-page'> | ScreenProps<'static'>) {
  const links = useLinks()
  const document = page.model.store.page
  if (!document) return null
  const path = page.url.split('?')[0] ?? ''
  return (
    <div className="page content has-side">
      <Neighbours path={path} />
      <article>
        <h1>{document.content_heading || document.title}</h1>
        {/* Sanitised where the page is loaded. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: document.content ?? '' }} />
        {page.id === 'static' && page.params.slug === 'size-guide' && <MeasureDrawings />}
        {(path === links.content('contact') || (page.id === 'static' && page.params.slug === 'contact')) && (
          <ContactForm />
        )}
        {[links.content('special'), links.content('measuring')].includes(path) && <SketchLink />}
      </article>
    </div>
  )
})
