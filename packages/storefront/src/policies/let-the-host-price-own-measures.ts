import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { Policy } from './policy'

/** While own measures are chosen whose model the host keeps to itself, it is asked what they cost (R7.20, record 0016). */
export const letTheHostPriceOwnMeasures: Policy = ({ storefront: { pages }, shopper: { sizeAtHost } }) => {
  let stopAsking: Cancel | undefined
  const stopWatching = reaction(
    () => {
      const { standing } = pages
      return standing?.id === 'product' && standing.model.store.selection?.isSizedByHost
        ? standing.model.store
        : undefined
    },
    (store) => {
      stopAsking?.()
      stopAsking = undefined
      if (!store) return
      const customSize = store.customSize ?? sizeAtHost(store)
      store.attachCustomSize(customSize)
      stopAsking = customSize.start()
    },
    { fireImmediately: true },
  )
  return () => {
    stopWatching()
    stopAsking?.()
  }
}
