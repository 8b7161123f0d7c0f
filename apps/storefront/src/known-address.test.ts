import { defaultFilters } from '@vitrin/api-contract/wire'
import { demoCatalogue } from '@vitrin/demo-catalogue'
import { expect, it } from 'vitest'
import { isKnownQueryName } from '../config/query-names'
import { knownAddress, unknownQuery } from './known-address'

it('knows every filter of listings and every choice of the shop’s products', () => {
  const products = demoCatalogue().documents.filter(({ type }) => type === 'product')
  interface Choosable {
    readonly made_to_measure?: Readonly<Record<'dimensions' | 'choices', readonly { readonly code: string }[]>>
    readonly configurable_options?: readonly { readonly attribute_code: string }[]
  }
  const names = products.flatMap(({ doc }) => {
    const { made_to_measure: model, configurable_options = [] } = doc as Choosable
    return [
      ...configurable_options.map(({ attribute_code }) => attribute_code),
      ...[...(model?.dimensions ?? []), ...(model?.choices ?? [])].map(({ code }) => code),
    ]
  })
  expect([...new Set([...defaultFilters, ...names])].filter((name) => !isKnownQueryName(name))).toEqual([])
})

it('divides a query into what pages read and what they do not', () => {
  const url = '/sv/speglar?utm_source=a%20b&color=5511&color=5512&option-11=%C3%85sa&gclid&sort=price'
  expect([knownAddress(url), unknownQuery(url)]).toEqual([
    '/sv/speglar?color=5511&color=5512&option-11=%C3%85sa&sort=price',
    '?utm_source=a%20b&gclid=',
  ])
  expect([knownAddress('/sv/speglar?fbclid=1'), knownAddress('/sv/speglar')]).toEqual(['/sv/speglar', '/sv/speglar'])
})
