import { delimiter } from 'node:path'
import { describe, expect, it } from 'vitest'
import { childEnvironment, withPath } from './environment.mjs'
import { isGoodNode } from './toolchain.mjs'

describe('the installed Node is used', () => {
  it.each(['v22.18.0', 'v22.23.3', 'v24.11.0', 'v26.0.0', 'v28.1.0'])('when it is %s', (version) => {
    expect(isGoodNode(version)).toBe(true)
  })
  it.each(['v18.20.8', 'v20.19.0', 'v22.17.1', 'v23.11.0', 'v24.10.0', 'v25.2.0'])(
    'but not when it is %s',
    (version) => {
      expect(isGoodNode(version)).toBe(false)
    },
  )
})

describe('the environment of the tasks', () => {
  it("keeps the caller's registry and proxies, but not npm's own variables and folders", () => {
    const env = childEnvironment({
      npm_config_registry: 'http://registry.test',
      https_proxy: 'http://proxy.test',
      npm_lifecycle_event: 'start',
      npm_package_name: 'vitrin',
      npm_config_prefix: '/usr',
      INIT_CWD: '/shop',
      PATH: [
        '/shop/node_modules/.bin',
        '/usr/lib/node_modules/npm/node_modules/@npmcli/run-script/lib/node-gyp-bin',
        '/usr/bin',
      ].join(delimiter),
    })
    expect(env).toEqual({
      npm_config_registry: 'http://registry.test',
      https_proxy: 'http://proxy.test',
      PATH: '/usr/bin',
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    })
  })

  it('has the toolchain first in PATH, also if the variable is named Path', () => {
    expect(withPath({ Path: '/usr/bin' }, '/ours')).toEqual({ Path: `/ours${delimiter}/usr/bin` })
  })
})
