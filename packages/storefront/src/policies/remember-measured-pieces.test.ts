import type { ProductSelection } from '@vitrin/catalog'
import { aCorner, aSelection, InMemoryListStorage } from '@vitrin/catalog/testing'
import { ManualClock, RecordingLogger } from '@vitrin/kernel/testing'
import { observable, observableRef, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { MeasuredPieces } from '../shopper/measured-pieces'
import { rememberMeasuredPieces } from './remember-measured-pieces'

function open(start = (selection: ProductSelection) => selection) {
  const storage = new InMemoryListStorage<string>()
  const clock = new ManualClock()
  const pieces = new MeasuredPieces({ storage, logger: new RecordingLogger() })
  const store = observable.object<{
    parent: { readonly sku: string }
    selection: ProductSelection
  }>({ parent: { sku: 'SILJAN' }, selection: start(aSelection(aCorner())) }, { selection: observableRef })
  rememberMeasuredPieces({ pages: { current: { id: 'product', model: { store } } }, pieces, clock })
  const change = (choose: (selection: ProductSelection) => ProductSelection) =>
    runInAction(() => {
      store.selection = choose(store.selection)
    })
  const pause = async (): Promise<void> => {
    clock.advance(1000)
    await pieces.load()
  }
  return { pieces, storage, change, pause }
}

const measured = (selection: ProductSelection) =>
  selection.setSizeMode('own').setLengths({ width: 873, depth: 912, height: 1985 })
const QUERY = 'width=873&depth=912&height=1985&childSku=SILJAN-B-OWN'

describe('rememberMeasuredPieces', () => {
  it('remembers the measures when the shopper pauses, the latest of each product', async () => {
    const { pieces, storage, change, pause } = open()
    change(measured)
    expect(pieces.queryOf('SILJAN')).toBeUndefined()
    await pause()
    expect(pieces.queryOf('SILJAN')).toBe(QUERY)
    change((selection) => selection.chooseOption('904', '9042'))
    await pause()
    expect(await storage.read()).toEqual(['SILJAN?width=873&depth=912&height=1985&glass=grey&childSku=SILJAN-B-OWN'])
  })

  it('remembers measures with which the page was opened', async () => {
    const { pieces, pause } = open(measured)
    await pause()
    expect(pieces.queryOf('SILJAN')).toBe(QUERY)
  })

  it('remembers neither standard sizes nor pieces that cannot be cut', async () => {
    const { pieces, change, pause } = open()
    change((selection) => selection.choose('size', '6102'))
    await pause()
    expect(pieces.queryOf('SILJAN')).toBeUndefined()
    change((selection) => selection.setSizeMode('own'))
    await pause()
    expect(pieces.queryOf('SILJAN')).toBeUndefined()
    change(measured)
    await pause()
    change((selection) => selection.typeLength('height', '9'))
    await pause()
    expect(pieces.queryOf('SILJAN')).toBe(QUERY)
  })
})
