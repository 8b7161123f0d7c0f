import type { CmsPage, Opened } from '@vitrin/storefront'
import { useEffect, useState } from 'react'
import { useStorefront } from './storefront-context'

export interface ContentPage {
  readonly page: CmsPage['store']['page']
  readonly failed: boolean
}

const LOADING: ContentPage = { page: undefined, failed: false }

/** A page of the CMS beside the one that stands, e.g. in a modal; its HTML is sanitised. */
export function useContentPage(address: string): ContentPage {
  const { pages } = useStorefront()
  const [content, setContent] = useState(LOADING)
  useEffect(() => {
    let isWanted = true
    const show = (next: ContentPage): void => {
      if (isWanted) setContent(next)
    }
    contentOf(pages.read(address)).then(
      (page) => show({ page, failed: !page }),
      () => show({ page: undefined, failed: true }),
    )
    return () => {
      isWanted = false
    }
  }, [pages, address])
  return content
}

async function contentOf(reading: Promise<Opened>): Promise<ContentPage['page']> {
  const opened = await reading
  return 'page' in opened && opened.page.id === 'cms-page' ? opened.page.model.store.page : undefined
}
