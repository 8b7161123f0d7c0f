import { bare } from '@vitrin/theme-bare'
import { expect, it } from 'vitest'
import { STATES } from './states'

it('shows every part of the contract', () => {
  const { screens, layouts, panels, modals } = bare
  for (const [kind, parts] of Object.entries({ screen: screens, layout: layouts, panel: panels, modal: modals }))
    expect([...new Set(STATES.filter((state) => state.kind === kind).map(({ name }) => name))].toSorted()).toEqual(
      Object.keys(parts).toSorted(),
    )
})

it('has an address of its own for each state', () => {
  expect(STATES.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) !== index)).toEqual([])
})
