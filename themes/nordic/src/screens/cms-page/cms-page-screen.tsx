import { deferred, observer, type ScreenProps } from '@vitrin/theme-kit'
import '../../styles/pages.css'
import '../../styles/size-guide.css'
import { Neighbours } from './neighbours'

const MeasureDrawings = deferred(() => import('./measure-drawings'))

/** A page of the CMS. Its HTML is sanitised where it is loaded. */
export default observer(function CmsPageScreen({ page }: ScreenProps<'cms-page'> | ScreenProps<'static'>) {
  const document = page.model.store.page
  if (!document) return null
  return (
    <div className="page content has-side">
      <Neighbours path={page.url.split('?')[0] ?? ''} />
      <article>
        <h1>{document.content_heading || document.title}</h1>
        {/* Sanitised where the page is loaded. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: document.content ?? '' }} />
        {page.id === 'static' && page.params.slug === 'size-guide' && <MeasureDrawings />}
      </article>
    </div>
  )
})
