// Who may import whom: docs/architecture.md §3 as data. A change here needs a decision record.
// All but themes may import kernel. Names are without the scope `@vitrin/`; `outside` are npm packages, `node:` means
// Node's own modules.

import { themeRow } from './theme-row.mjs'

/** Anything the package exports. */
export const ALL = { what: 'all' }
/** `import type` only: nothing of it at run time. */
export const TYPES = { what: 'types' }
/** Everything but the values whose names match. */
export const never = (names, words) => ({ what: 'never', names, words })

const all = (...names) => Object.fromEntries(names.map((name) => [name, ALL]))
const types = (...names) => Object.fromEntries(names.map((name) => [name, TYPES]))

const pure = ['pricing', 'made-to-measure', 'addresses']
const stateful = [
  'catalog',
  'user-session',
  'sync-queue',
  'cart-sync',
  'checkout',
  'analytics',
  'contact',
  'content',
  'mails',
  'routing',
  'i18n',
]

/** The packages that know neither React, the DOM, HTTP nor a database. */
export const DOMAIN = ['kernel', ...pure, ...stateful, 'storefront']

const SIBLINGS =
  'Siblings meet through ports: declare what you need in your own ports.ts and let a policy in ' +
  'packages/storefront/src/policies/ join the two.'

const rows = {
  kernel: {
    imports: {},
    outside: [],
    instead: 'Kernel holds shared words only: put the rule into the package that owns it.',
  },
  pricing: {
    imports: {},
    outside: [],
    instead: 'Pricing is arithmetic on its own structural input types: take the value as an argument.',
  },
  'made-to-measure': {
    imports: all('pricing'),
    outside: [],
    instead: 'Made-to-measure is pure: take the value as an argument.',
  },
  addresses: {
    imports: {},
    outside: ['libphonenumber-js'], // record 0059
    instead: 'Rules of addresses are pure: take the value as an argument.',
  },
  'user-session': { imports: all('addresses'), outside: ['mobx'], instead: SIBLINGS },
  'sync-queue': { imports: {}, outside: ['mobx'], instead: `The queue knows nothing of what it carries. ${SIBLINGS}` },
  content: { imports: {}, outside: ['mobx'], instead: SIBLINGS },
  mails: { imports: {}, outside: ['mobx'], instead: SIBLINGS }, // record 0092
  routing: { imports: {}, outside: [], instead: SIBLINGS },
  analytics: { imports: {}, outside: ['mobx'], instead: SIBLINGS },
  i18n: { imports: all('pricing'), outside: [], instead: SIBLINGS },
  catalog: { imports: all('pricing', 'made-to-measure'), outside: ['mobx'], instead: SIBLINGS },
  'cart-sync': {
    imports: { ...all('pricing'), ...types('catalog') },
    outside: ['mobx', '@noble/hashes'], // the checksum of contract §8 is SHA-3, which no browser has
    instead: SIBLINGS,
  },
  contact: { imports: all('addresses'), outside: ['mobx', 'file-type'], instead: SIBLINGS }, // record 0090
  checkout: { imports: all('addresses', 'cart-sync', 'pricing'), outside: ['mobx'], instead: SIBLINGS },

  storage: {
    imports: all(
      'analytics',
      'cart-sync',
      'catalog',
      'checkout',
      'contact',
      'content',
      'routing',
      'sync-queue',
      'user-session',
    ),
    outside: ['dexie'],
    instead:
      'This adapter implements *Storage ports with Dexie and nothing else: move the rule into the package of the port.',
  },
  'api-contract': {
    imports: types(...DOMAIN),
    outside: ['zod'],
    instead:
      'The wire takes its types from the domain by `import type`; code that both ends need belongs into the domain ' +
      'package that owns the rule.',
  },
  'api-client': {
    imports: {
      ...all(
        'cart-sync',
        'catalog',
        'checkout',
        'contact',
        'content',
        'mails',
        'routing',
        'sync-queue',
        'user-session',
      ),
      ...types('api-contract'),
      ...all('api-contract/wire'),
    },
    outside: ['axios', 'entities', 'marked'], // records 0031 (names of other hosts) and 0085 (Markdown of a CMS)
    instead:
      'This adapter translates ports to HTTP and nothing else: move the rule into the package of the port. ' +
      'Endpoints and error codes come from `@vitrin/api-contract/wire`; the schemas stay on the server.',
  },
  'api-server': {
    imports: {
      ...all('api-contract', 'api-contract/wire', 'i18n/messages/mail-en', 'i18n/messages/mail-sv', ...pure),
      ...Object.fromEntries(stateful.map((name) => [name, never(/Store$/, 'stores')])),
    },
    outside: [
      'node:',
      '@fastify/busboy',
      '@simplewebauthn/server',
      '@zxcvbn-ts/language-common',
      'graphql',
      'hono',
      'nodemailer',
      'sharp',
      'zod',
    ],
    instead: 'The host shares pure rules with the domain, never stores: use or extract the pure function.',
  },
  storefront: {
    imports: all(...pure, ...stateful),
    outside: ['mobx'],
    instead:
      'The composition knows ports, not adapters: let the app pass the adapter in through createStorefront(options).',
  },
  'theme-kit': {
    imports: {
      ...all('storefront', ...pure),
      ...Object.fromEntries(stateful.map((name) => [name, never(/Store$/, 'stores')])),
    },
    outside: ['react', 'react-dom', 'mobx-react-lite', 'react-hook-form'],
    peers: ['mobx', '@types/react'],
    instead: 'The binding reads stores from the storefront in its context: add what is missing to packages/storefront.',
  },
}

/** Apps and tools wire everything together. */
const everything = { everything: true }

/** Folders that judge the product, and so do without its rules. They may import each other. */
export const ONLOOKERS = { package: 'simulator', folders: ['src/oracle', 'src/invariants'] }
export const ONLOOKERS_INSTEAD =
  'The oracle knows only what shoppers did and saw, the wire and the host’s rows: write the rule again there, ' +
  'or pass the fact in as plain data.'

/** What to do instead of importing these, in any package; the first match counts. */
export const insteadOf = [
  [/^axios$/, 'Declare a …Gateway port in your ports.ts; packages/api-client implements it with axios.'],
  [/^dexie/, 'Declare a …Storage port in your ports.ts; packages/storage implements it with Dexie.'],
  [
    /^node:|^(fs|path|crypto|http|url|os)$/,
    'Take it as a port (Clock, IdGenerator, a database …): only packages/api-server, apps and tools know Node.',
  ],
  [
    /^react|^mobx-react/,
    'Put what React needs into packages/theme-kit; the rest of the code does not know who draws it.',
  ],
  [/^zod$/, 'Schemas live in packages/api-contract and are used on the server; elsewhere rely on the types.'],
  [/^(hono|@hono\/|sharp|better-sqlite3)/, 'This belongs to the API host: packages/api-server.'],
  [/^mobx$/, 'Stores live in the stateful domain packages: keep this code pure, or read the store through theme-kit.'],
]

export const TO_TESTS_ONLY = 'Fakes and builders are for tests: take the real thing through a port.'
export const SUITES_APART = 'Fakes need no test runner: put the suite that needs one into src/contracts/.'
export const ONE_DOOR = 'A package has one public door: import what its index.ts exports, or export it there by name.'

/** The row of a workspace package; undefined when it has no row yet. */
export function rowOf({ group, shortName, manifest }) {
  if (group === 'themes') return themeRow(manifest)
  if (group === 'apps' || group === 'tools') return everything
  return rows[shortName]
}
