import { useEffect, useState } from 'react'

const DELAY_MS = 1000

/**
 * For a live region: the text, once it has not changed for a second. A text that changes with every key is announced
 * when the shopper stops typing; the text of the first render is not announced.
 */
export function useDebouncedAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('')
  const [first] = useState(text)
  useEffect(() => {
    if (text === first && announced === '') return undefined
    const timer = setTimeout(() => setAnnounced(text), DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, first, announced])
  return announced
}
