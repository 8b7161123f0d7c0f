import { createRequire, syncBuiltinESMExports } from 'node:module'

// The builtin modules themselves: a replacement applies to all their importers.
const require = createRequire(import.meta.url)

type Anything = Record<string, unknown>

const realNow = performance.now.bind(performance)
/** The clock of the running history. Undefined between histories, when the real clocks are used. */
let virtualNow: (() => number) | undefined
let mayLook: () => boolean = () => false
let isInstalled = false

/**
 * While a history runs, each use of real time, chance or the outside world throws. Only libraries of the host may read
 * the clock, e.g. to verify a token: then `isAtHost` is true, and they get the virtual time.
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

/** Called after a first history, because libraries read clocks while they load. */
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
  const report = (): void => {
    if (virtualNow) throw new Error(`${name} belongs to the real world: take it as a port`)
  }
  if (found.get) {
    Object.defineProperty(holder, name, {
      ...found,
      get(this: object) {
        report()
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
        report()
        return Reflect.apply(target, self, args)
      },
      construct(target, args: unknown[]) {
        report()
        return Reflect.construct(target, args)
      },
    }),
  })
}

/** A date from a given time is allowed; the present time is not. */
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
