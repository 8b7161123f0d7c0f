import type { MessageKey, Translate } from '@vitrin/i18n'
import { useCallback, useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { useNavigate } from '../navigation'
import { useStorefront } from '../storefront-context'
import type { SearchStore } from '../stores'
import { useLinks } from './use-links'
import { useMessage } from './use-message'

/** The search begins when the shopper has not typed for this long. */
const DELAY_MS = 200

export interface SearchPanel {
  /** Undefined until its code is loaded. */
  readonly search: SearchStore | undefined
  /** The search in one sentence, for a live region. */
  readonly status: string
  /** The text of the field. */
  readonly text: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly type: (text: string) => void
  /** Opens the page of results, or tries again what has failed. */
  readonly submit: () => void
  /** Searches for an earlier term. */
  readonly pick: (term: string) => void
  /** Forgets the earlier terms. */
  readonly forget: () => void
  /** For the element around the results: Back from a result opens the panel again. */
  readonly onPress: (event: MouseEvent) => void
}

/**
 * The search of the shop, for a panel: it searches while the shopper types, and after a reload begins with what was
 * typed. When the panel closes, the search remembers what was searched for. In an `observer`.
 */
export function useSearchPanel(): SearchPanel {
  const t = useMessage()
  const links = useLinks()
  const navigate = useNavigate()
  const storefront = useStorefront()
  const { ui, config } = storefront
  const [search, setSearch] = useState<SearchStore>()
  const [hasFailed, setFailed] = useState(false)
  const [typed, setTyped] = useState(ui.panelText || undefined)
  const text = typed ?? search?.term ?? ''
  const field = useRef<HTMLInputElement>(null)
  const load = useCallback(() => {
    storefront.whenSearch().then(setSearch, (error: unknown) => {
      storefront.report(error)
      setFailed(true)
    })
  }, [storefront])
  useEffect(load, [load])
  useEffect(() => () => void search?.remember(), [search])
  useEffect(() => {
    const timer = setTimeout(() => {
      ui.typeInPanel(text)
      if (search && typed !== undefined && typed.trim() !== search.term) void search.search(typed)
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [search, typed, text, ui])

  const leave = (term: string) => {
    // What was typed last may not have been searched for yet.
    if (search && term.trim() !== search.term) void search.search(term)
    ui.typeInPanel(term)
    ui.leavePanel()
  }
  return {
    search,
    status: search ? statusOf(search, t) : hasFailed ? t('search.fault') : '',
    text,
    field,
    type: (next) => {
      setTyped(next)
      if (hasFailed) load()
    },
    submit: () => {
      const term = text.trim()
      if (hasFailed) return load()
      if (search?.failure) return void search.search(term)
      if (term.length < config.catalog.minimumTermLength) return
      leave(term)
      navigate(links.search(term))
    },
    // The pressed button goes, so the field gets the focus.
    pick: (term) => {
      setTyped(term)
      void search?.search(term)
      field.current?.focus()
    },
    forget: () => {
      void search?.recent.clear()
      field.current?.focus()
    },
    onPress: (event) => {
      if (opensPage(event)) leave(text)
    },
  }
}

/** A press on a link that opens its page in this tab. */
function opensPage({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a') !== null && !metaKey && !ctrlKey && !shiftKey
}

function statusOf({ term, total, pages, loading, tooShort, failure }: SearchStore, t: Translate<MessageKey>): string {
  if (loading) return t('search.searching')
  if (tooShort || !term) return t('search.minimum')
  if (failure) return t(`search.${failure}`)
  if (total === 0) return t(pages.length > 0 ? 'search.noProducts' : 'search.none', { term })
  return t('search.hits', { count: total, term })
}
