import { createRequire, syncBuiltinESMExports } from 'node:module'

// The builtin modules themselves: what is replaced there is replaced for everybody.
const require = createRequire(import.meta.url)

type Anything = Record<string, unknown>

const realNow = performance.now.bind(performance)
/** Of the history that runs; undefined between histories, when the real ones answer. */
let virtualNow: (() => number) | undefined
let mayLook: () => boolean = () => false
let isInstalled = false

/**
 * While a history runs, whoever asks for real time, real chance or the real world is told off. Only libraries of the host
 * look at the clock, e.g. while they verify a token: `isAtHost` says when, and the time is virtual.
 */
export function beginGuard(now: () => number, isAtHost: () => boolean = () => false): () => void {
  if (!isInstalled) install()
  isInstalled = true
  virtualNow = now
  mayLook = isAtHost
  return () => {
    virtualNow = undefined
  }
}

/** After a first history: libraries look at clocks while they load. */
function install(): void {
  for (const [owner, names] of FORBIDDEN()) for (const name of names) forbid(owner, name)
  globalThis.Date = guardedDate()
  // axios measures its requests; time is virtual for it.
  Object.defineProperty(performance, 'now', { configurable: true, value: () => virtualNow?.() ?? realNow() })
  syncBuiltinESMExports()
}

const TIMERS = ['setTimeout', 'setInterval', 'setImmediate']
const FORBIDDEN = (): readonly (readonly [object, readonly string[]])[] => [
  [globalThis, [...TIMERS, 'fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'MessageChannel']],
  [Math, ['random']],
  [AbortSignal, ['timeout']],
  [process.hrtime, ['bigint']],
  [process, ['hrtime']],
  [crypto, ['getRandomValues', 'randomUUID']],
  [Object.getPrototypeOf(navigator) as object, ['locks']],
  [require('node:crypto') as object, ['randomBytes', 'randomUUID', 'randomInt', 'randomFillSync', 'scrypt', 'pbkdf2']],
  [require('node:timers') as object, TIMERS],
  [require('node:timers/promises') as object, TIMERS],
  [require('node:fs/promises') as object, ['readFile', 'writeFile', 'mkdir', 'readdir', 'stat', 'rename']],
]

function forbid(owner: object, name: string): void {
  const holder = Object.hasOwn(owner, name) ? owner : (Object.getPrototypeOf(owner) as object)
  const found = Object.getOwnPropertyDescriptor(holder, name)
  if (!found?.configurable) return
  const tellOff = (): void => {
    if (virtualNow) throw new Error(`${name} belongs to the real world: take it as a port`)
  }
  if (found.get) {
    Object.defineProperty(holder, name, {
      ...found,
      get(this: object) {
        tellOff()
        return found.get?.call(this) as unknown
      },
    })
    return
  }
  const real = found.value as (new (...args: unknown[]) => object) & ((...args: unknown[]) => unknown)
  Object.defineProperty(holder, name, {
    ...found,
    value: new Proxy(real, {
      apply(target, self, args: unknown[]) {
        tellOff()
        return Reflect.apply(target, self, args)
      },
      construct(target, args: unknown[]) {
        tellOff()
        return Reflect.construct(target, args)
      },
    }),
  })
}

/** A moment that is named is no clock; the present is. */
function guardedDate(): DateConstructor {
  const RealDate = Date
  const now = (): number => {
    if (virtualNow && mayLook()) return virtualNow()
    if (virtualNow) throw new Error('Date belongs to the real world: take a Clock')
    return RealDate.now()
  }
  return new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args: unknown[], caller) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, caller) as object,
    get: (target, name) => (name === 'now' ? now : (target as unknown as Anything)[name as string]),
  })
}
