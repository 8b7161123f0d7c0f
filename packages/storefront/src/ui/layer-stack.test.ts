import { describe, expect, it } from 'vitest'
import { LayerStack } from './layer-stack'

function open(...names: readonly string[]) {
  const layers = new LayerStack()
  const closed: string[] = []
  for (const name of names) {
    const remove = layers.add({
      close: () => {
        closed.push(name)
        remove()
      },
    })
  }
  return { layers, closed }
}

describe('LayerStack', () => {
  it('closes the topmost layers first and leaves those below open', () => {
    const { layers, closed } = open('cart', 'question', 'terms')
    layers.closeDownTo(1)
    expect([closed, layers.count]).toEqual([['terms', 'question'], 1])
    layers.closeDownTo(1)
    expect(layers.count).toBe(1)
  })

  it('calls its listeners when a layer opens or closes, until they are stopped', () => {
    const { layers } = open()
    const counts: number[] = []
    const stop = layers.subscribe(() => counts.push(layers.count))
    const remove = layers.add({ close: () => undefined })
    remove()
    stop()
    layers.add({ close: () => undefined })
    expect(counts).toEqual([1, 0])
  })
})
