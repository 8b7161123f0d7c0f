import type { Device, DeviceOptions } from './device'

/** One device for the life of the page, its code imported on the first call; a failed import may be tried again. */
export function lazyDevice(options: () => DeviceOptions): () => Promise<Device> {
  let coming: Promise<Device> | undefined
  return () =>
    (coming ??= import('./device').then(
      ({ openDevice }) => openDevice(options()),
      (error: unknown) => {
        coming = undefined
        throw error
      },
    ))
}
