import type { CSSProperties } from 'react'

/** A finish is a small gradient of `tokens.css`. Its name is always shown with it. */
export function finishStyle(finish: string): CSSProperties {
  return { '--finish': `var(--finish-${finish})` } as CSSProperties
}

export function Dot({ finish }: { readonly finish: string }) {
  return <span className="dot" style={finishStyle(finish)} />
}
