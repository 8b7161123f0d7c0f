// The built shop on one data folder and one port, killed without a warning and started again.
import { startNode } from '../lib/shop.mjs'
import { server } from '../lib/paths.mjs'

/** @returns {Promise<{ url: string, up: () => Promise<void>, killAndRestart: () => Promise<void>, stop: () => Promise<void> }>} `up` settles while the shop answers */
export async function startMortalShop(data) {
  const start = (port) => startNode(['--disable-warning=ExperimentalWarning', server], { DATA_DIR: data, PORT: port })
  let child = await start('0')
  const { url } = child
  let restart = Promise.resolve()
  const again = async () => {
    await child.kill()
    child = await start(new URL(url).port)
  }
  return {
    url,
    up: () => restart,
    killAndRestart: () => (restart = restart.then(again)),
    stop: async () => {
      await restart
      await child.stop()
    },
  }
}
