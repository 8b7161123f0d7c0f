// Runs the built shop on one data folder and one port, kills it with SIGKILL and restarts it.
import { startNode } from '../lib/shop.mjs'
import { server } from '../lib/paths.mjs'

/**
 * @typedef {object} RestartableShop
 * @property {string} url
 * @property {() => Promise<void>} waitUntilUp settles when no restart is in progress
 * @property {() => Promise<void>} killAndRestart
 * @property {() => Promise<void>} stop
 */

/** @returns {Promise<RestartableShop>} */
export async function startRestartableShop(data) {
  const env = { DATA_DIR: data, TRUSTED_PROXIES: '127.0.0.1' }
  const start = (port) => startNode(['--disable-warning=ExperimentalWarning', server], { ...env, PORT: port })
  let child = await start('0')
  const { url } = child
  let restart = Promise.resolve()
  const killAndStart = async () => {
    await child.kill()
    child = await start(new URL(url).port)
  }
  return {
    url,
    waitUntilUp: () => restart,
    killAndRestart: () => (restart = restart.then(killAndStart)),
    stop: async () => {
      await restart
      await child.stop()
    },
  }
}
