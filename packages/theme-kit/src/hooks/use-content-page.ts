import type { Opened, PageModels } from '@vitrin/storefront'
import { useEffect, useState } from 'react'
import { useCoreStorefront } from '../storefront-context'

export interface ContentPage {
  readonly page: PageModels['cms-page']['store']['page']
  readonly failed: boolean
}

const LOADING: ContentPage = { page: undefined, failed: false }

/** A page of the CMS inside another page, e.g. in a modal. Its HTML is sanitised. */
export function useContentPage(address: string): ContentPage {
  const { pages } = useCoreStorefront()
  const [content, setContent] = useState(LOADING)
  useEffect(() => {
    let isWanted = true
    const show = (loaded: ContentPage): void => {
      if (isWanted) setContent(loaded)
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
