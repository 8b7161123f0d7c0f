// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, it, vi } from 'vitest'
import { useLastKnown } from './use-last-known'

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

function Sum({ of }: { readonly of: { readonly total: number } | undefined }) {
  return <p>{useLastKnown(of)?.total ?? 'none'}</p>
}

it('a value that is not known any more stays until there is another', async () => {
  const main = document.createElement('main')
  const root = createRoot(main)
  const shown = async (of: { total: number } | undefined) => {
    await act(async () => root.render(<Sum of={of} />))
    return main.textContent
  }
  expect(await shown(undefined)).toBe('none')
  expect(await shown({ total: 1 })).toBe('1')
  expect(await shown(undefined)).toBe('1')
  expect(await shown({ total: 2 })).toBe('2')
})
