import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { missingParts } from './completeness.mjs'
import { importsOf } from './imports.mjs'
import { untestedPorts } from './ports.mjs'
import { violations } from './rules.mjs'
import { oversized } from './size.mjs'

let root

function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}

function definePackage(
  folder,
  { dependencies = [], devDependencies = [], exports = ['.'], lib = ['ES2023'], types = [] } = {},
) {
  const versions = (names) => Object.fromEntries(names.map((name) => [name, '1']))
  const name = folder.startsWith('themes/') ? `theme-${folder.slice('themes/'.length)}` : folder.split('/')[1]
  write(`${folder}/package.json`, {
    name: `@vitrin/${name}`,
    exports: Object.fromEntries(exports.map((path) => [path, './src/index.ts'])),
    dependencies: versions(dependencies),
    devDependencies: versions(devDependencies),
  })
  write(`${folder}/tsconfig.json`, { compilerOptions: { lib, types } })
  mkdirSync(join(root, folder, 'src'), { recursive: true })
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrin-boundaries-'))
  write('package.json', { devDependencies: { vitest: '1' } })
  definePackage('packages/kernel', { exports: ['.', './testing'] })
  definePackage('packages/pricing')
  definePackage('packages/catalog', {
    dependencies: ['@vitrin/kernel', '@vitrin/pricing', 'mobx'],
    exports: ['.', './testing'],
  })
  definePackage('packages/cart-sync', { dependencies: ['@vitrin/kernel', '@vitrin/catalog', 'mobx'] })
  definePackage('packages/api-server', { dependencies: ['@vitrin/catalog'], types: ['node'] })
  definePackage('packages/theme-kit', { lib: ['ES2023', 'DOM'] })
  definePackage('packages/i18n', { exports: ['.', './messages/*'] })
  definePackage('themes/nordic', {
    dependencies: ['@vitrin/theme-kit', 'react'],
    lib: ['ES2023', 'DOM'],
  })
  definePackage('themes/natt', { dependencies: ['@vitrin/theme-kit', '@vitrin/theme-nordic'] })
  definePackage('tools/simulator', { dependencies: ['@vitrin/catalog'], types: ['node'] })
  definePackage('apps/shop', { dependencies: ['@vitrin/catalog', '@vitrin/i18n'], types: ['node'] })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('what the table allows', () => {
  it('finds nothing in a workspace that keeps to it', () => {
    write('packages/catalog/src/price.ts', `import { toOre } from '@vitrin/pricing'\nimport { observable } from 'mobx'`)
    write(
      'packages/cart-sync/src/item.ts',
      `import type { Product } from '@vitrin/catalog'\nimport { ok } from '@vitrin/kernel'`,
    )
    write(
      'packages/catalog/src/price.test.ts',
      `import { it } from 'vitest'\nimport { ManualClock } from '@vitrin/kernel/testing'`,
    )
    write('packages/catalog/src/contracts/search-gateway-contract.ts', `import { it } from 'vitest'`)
    write('apps/shop/server/testing/visit.ts', `import { aProduct } from '@vitrin/catalog/testing'`)
    write(
      'packages/api-server/src/index.ts',
      `import { readFileSync } from 'node:fs'\nimport { isOnOffer } from '@vitrin/catalog'`,
    )
    write(
      'themes/nordic/src/screen.tsx',
      `import { useLinks, type Product } from '@vitrin/theme-kit'\nimport { useState } from 'react'`,
    )
    write('themes/natt/src/theme.ts', `import { nordic } from '@vitrin/theme-nordic'`)
    write(
      'tools/simulator/src/oracle/rows.ts',
      `import type { DatabaseSync } from 'node:sqlite'\nimport { x } from '../invariants/x'`,
    )
    write('tools/simulator/src/world.ts', `import { isOnOffer } from '@vitrin/catalog'`)
    write(
      'apps/shop/server/main.ts',
      [
        `import { readFileSync } from 'node:fs'`,
        `import sv from '@vitrin/i18n/messages/sv'`,
        `import { CatalogStore } from '@vitrin/catalog'`,
      ].join('\n'),
    )
    expect(violations(root)).toEqual([])
  })
})

describe('planted violations', () => {
  const planted = [
    [
      'a library that only an adapter may know',
      'packages/catalog/src/a.ts',
      `import axios from 'axios'`,
      'catalog may not import axios. Declare a …Gateway port',
    ],
    [
      'a sibling',
      'packages/catalog/src/a.ts',
      `import { add } from '@vitrin/cart-sync'`,
      'catalog may not import @vitrin/cart-sync. Siblings meet through ports',
    ],
    [
      'a sibling only for its types',
      'packages/catalog/src/a.ts',
      `import type { Item } from '@vitrin/cart-sync'`,
      'catalog may not import @vitrin/cart-sync',
    ],
    [
      'a sibling in a re-export',
      'packages/catalog/src/a.ts',
      `export { add } from '@vitrin/cart-sync'`,
      'catalog may not import @vitrin/cart-sync',
    ],
    [
      'a sibling in a dynamic import',
      'packages/catalog/src/a.ts',
      `const later = () => import('@vitrin/cart-sync')`,
      'catalog may not import @vitrin/cart-sync',
    ],
    [
      'a sibling in a type query',
      'packages/catalog/src/a.ts',
      `type Item = import('@vitrin/cart-sync').Item`,
      'catalog may not import @vitrin/cart-sync',
    ],
    [
      'a value where only types are allowed',
      'packages/cart-sync/src/a.ts',
      `import { isOnOffer } from '@vitrin/catalog'`,
      'cart-sync may take only types from @vitrin/catalog',
    ],
    [
      'an inline type import, which stays an import at run time',
      'packages/cart-sync/src/a.ts',
      `import { type Product } from '@vitrin/catalog'`,
      'write `import type`',
    ],
    [
      'Node in the domain',
      'packages/catalog/src/a.ts',
      `import { readFileSync } from 'fs'`,
      'catalog may not import fs. Take it as a port',
    ],
    [
      'a deep import',
      'apps/shop/server/a.ts',
      `import { x } from '@vitrin/catalog/src/search-query'`,
      'deep import "@vitrin/catalog/src/search-query"',
    ],
    [
      'a relative way into another package',
      'apps/shop/server/a.ts',
      `import { x } from '../../../packages/catalog/src/product'`,
      'reaches outside its own folder',
    ],
    [
      'a fake in code that ships',
      'packages/catalog/src/a.ts',
      `import { ManualClock } from '@vitrin/kernel/testing'`,
      'Fakes and builders are for tests',
    ],
    [
      'a test runner in a fake',
      'packages/catalog/src/testing/a.ts',
      `import { it } from 'vitest'`,
      'Fakes need no test runner',
    ],
    [
      'a store in the API host',
      'packages/api-server/src/a.ts',
      `import { CatalogStore as Store } from '@vitrin/catalog'`,
      'no stores from @vitrin/catalog (found CatalogStore)',
    ],
    [
      'a whole namespace where names are limited',
      'packages/api-server/src/a.ts',
      `import * as catalog from '@vitrin/catalog'`,
      '(found *)',
    ],
    [
      'a type of the domain in a theme',
      'themes/nordic/src/a.tsx',
      `import type { Product } from '@vitrin/catalog'`,
      'nordic may not import @vitrin/catalog. A theme imports @vitrin/theme-kit, React, its own files',
    ],
    [
      'kernel in a theme',
      'themes/nordic/src/a.tsx',
      `import type { Customer } from '@vitrin/kernel'`,
      'nordic may not import @vitrin/kernel. A theme imports @vitrin/theme-kit',
    ],
    [
      'a theme that does not extend the other',
      'themes/nordic/src/a.tsx',
      `import { natt } from '@vitrin/theme-natt'`,
      'nordic may not import @vitrin/theme-natt. A theme imports',
    ],
    [
      'a file of the theme that it extends',
      'themes/natt/src/a.tsx',
      `import { Logo } from '@vitrin/theme-nordic/src/ui/logo'`,
      'deep import "@vitrin/theme-nordic/src/ui/logo"',
    ],
    [
      'a library in a theme',
      'themes/nordic/src/a.tsx',
      `import { Link } from 'react-router-dom'`,
      'nordic may not import react-router-dom',
    ],
    [
      'a store in theme-kit',
      'packages/theme-kit/src/a.ts',
      `import { CatalogStore } from '@vitrin/catalog'`,
      'theme-kit may take no stores from @vitrin/catalog (found CatalogStore)',
    ],
    [
      'a package that does not exist',
      'apps/shop/server/a.ts',
      `import { x } from '@vitrin/nothing'`,
      'no package of this workspace',
    ],
    [
      'an oracle that knows the product',
      'tools/simulator/src/oracle/a.ts',
      `import type { Product } from '@vitrin/catalog'`,
      'an onlooker imports "@vitrin/catalog". The oracle knows only',
    ],
    [
      'an invariant that knows it through the world',
      'tools/simulator/src/invariants/a.ts',
      `import { page } from '../actors/page'`,
      'an onlooker imports "../actors/page"',
    ],
    [
      'an undeclared dependency',
      'packages/cart-sync/src/a.ts',
      `import { toOre } from '@vitrin/pricing'`,
      '"@vitrin/pricing" is not declared',
    ],
    [
      'an undeclared dependency of a test',
      'packages/pricing/src/a.test.ts',
      `import { x } from '@vitrin/catalog'`,
      '"@vitrin/catalog" is not declared',
    ],
  ]
  it.each(planted)('finds %s', (_what, path, text, sentence) => {
    write(path, `// first line\n${text}\n`)
    expect(violations(root)).toEqual([expect.stringContaining(sentence)])
    expect(violations(root)[0]).toMatch(`${path}:2: `)
  })

  it('finds a theme that extends two others', () => {
    definePackage('themes/dusk', { dependencies: ['@vitrin/theme-kit', '@vitrin/theme-nordic', '@vitrin/theme-natt'] })
    expect(violations(root)).toEqual([expect.stringContaining('name one theme in its dependencies')])
  })

  it('finds a declared dependency that the table bans, though no file imports it yet', () => {
    definePackage('packages/pricing', { dependencies: ['@vitrin/catalog', 'dexie'] })
    expect(violations(root)).toEqual([
      expect.stringContaining('packages/pricing/package.json: pricing may not import @vitrin/catalog'),
      expect.stringContaining('packages/pricing/package.json: pricing may not import dexie'),
    ])
  })

  it('finds a domain package that compiles with the DOM or with Node, also by inheritance', () => {
    write('tsconfig.base.json', { compilerOptions: { lib: ['ES2023', 'DOM'] } })
    write(
      'packages/catalog/tsconfig.json',
      `{ "extends": "../../tsconfig.base.json", /* why */ "compilerOptions": { "types": ["node"] } }`,
    )
    expect(violations(root)).toEqual([
      expect.stringContaining('compiles without DOM'),
      expect.stringContaining("compiles without Node's types"),
    ])
  })

  it('finds a package without a row in the table', () => {
    definePackage('packages/shiny')
    expect(violations(root)).toEqual([expect.stringContaining('packages/shiny: shiny has no row')])
  })
})

describe('a package that is not complete', () => {
  it('is named with what it lacks', () => {
    for (const name of ['kernel', 'pricing', 'catalog', 'cart-sync', 'api-server', 'theme-kit', 'i18n'])
      rmSync(join(root, 'packages', name), { recursive: true })
    rmSync(join(root, 'themes', 'natt'), { recursive: true })
    write('themes/nordic/README.md', '# nordic')
    write('themes/nordic/src/theme.test.ts', '')
    write('packages/pricing/package.json', {
      name: '@vitrin/pricing',
      exports: { '.': { '@vitrin/source': './src/index.ts' }, './testing': { default: './dist/testing.js' } },
    })
    expect(missingParts(root)).toEqual([
      expect.stringContaining('packages/pricing: no README.md'),
      expect.stringContaining('packages/pricing: no test'),
      expect.stringContaining('export "./testing" has no @vitrin/source condition'),
      expect.stringContaining('themes/nordic/package.json: export "." has no @vitrin/source condition'),
    ])
  })
})

describe('a port', () => {
  beforeEach(() => {
    write('packages/catalog/src/ports.ts', `export interface StockGateway {}\nexport interface StockFacts {}`)
  })

  it('needs a contract suite', () => {
    expect(untestedPorts(root)).toEqual([expect.stringContaining('StockGateway has no contract suite')])
  })

  it('needs a test that runs its suite', () => {
    write(
      'packages/catalog/src/contracts/stock-gateway-contract.ts',
      `import type { StockGateway } from '../ports'\nexport function stockGatewayContract() {}`,
    )
    expect(untestedPorts(root)).toEqual([expect.stringContaining('no test runs stockGatewayContract')])
    write('packages/catalog/src/stock.test.ts', `stockGatewayContract('fake')`)
    expect(untestedPorts(root)).toEqual([])
  })
})

describe('the size of a source', () => {
  it('has a limit of 200 lines, but for tests', () => {
    write('packages/catalog/src/long.ts', '\n'.repeat(201))
    write('packages/catalog/src/fits.ts', '\n'.repeat(200))
    write('packages/catalog/src/long.test.ts', '\n'.repeat(201))
    expect(oversized(root)).toEqual([expect.stringContaining('packages/catalog/src/long.ts: 201 lines')])
  })

  it('has a limit of 120 columns', () => {
    write('packages/catalog/src/wide.test.ts', `\n// ${'x'.repeat(118)}`)
    expect(oversized(root)).toEqual([expect.stringContaining('packages/catalog/src/wide.test.ts:2: wider than 120')])
  })
})

describe('importsOf', () => {
  it('is not fooled by comments and strings', () => {
    expect(importsOf('a.ts', `// import 'x'\nconst text = "import('y')"`)).toEqual([])
  })
})
