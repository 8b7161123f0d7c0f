import { useState } from 'react'

/** The value, or the last one that there was: what is shown keeps its place while the shopper types. */
export function useLastKnown<Value extends object>(value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState(value)
  if (value && value !== known) setKnown(value)
  return value ?? known
}
