import { useEffect, useState } from 'react'

const REST_MS = 1000

/** The text once it has rested: what changes with every key is announced when the typing stops. */
export function useQuietly(text: string): string {
  const [rested, setRested] = useState('')
  const [first] = useState(text)
  useEffect(() => {
    if (text === first && rested === '') return undefined
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text, first, rested])
  return rested
}
