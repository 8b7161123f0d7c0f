import { TransportError } from '@vitrin/kernel'
import { screen, type GalleryState } from '../gallery-state'
import { DOOR, goOffline, signIn } from '../shop/steps'
import type { World } from '../shop/world'

const LONG = 'Duschdörrsgångjärnstätningslistmonteringsanvisning med specialanpassade rostfria väggfästen'

const longNames = ({ catalogue }: World): void => catalogue.change(({ name }) => ({ name: `${name} ${LONG}` }))
const soldOut = ({ catalogue }: World): void => {
  const none = { qty: 0, is_in_stock: false }
  catalogue.change((product) => ({
    stock: { ...product.stock, ...none },
    configurable_children: product.configurable_children?.map((child) => ({
      ...child,
      stock: { ...child.stock, ...none, manage_stock: true },
    })),
  }))
}
const failing = ({ catalogue }: World): void => {
  catalogue.fault = new TransportError('network', 'The host does not answer.')
}

/** Finding and choosing: home, lists, products. */
export const shopping: readonly GalleryState[] = [
  screen('home', 'many', '/sv'),
  screen('home', 'empty', '/sv', { arrange: ({ catalogue }) => catalogue.keep(0) }),
  screen('home', 'one', '/sv', { arrange: ({ catalogue }) => catalogue.keep(1) }),
  screen('home', 'offline', '/sv', { prepare: goOffline }),
  screen('home', 'signed in', '/sv', { prepare: signIn }),
  screen('home', 'long words', '/sv', { arrange: longNames }),
  screen('category', 'many', '/sv/duschdorrar'),
  screen('category', 'filtered', '/sv/duschdorrar?color=5512'),
  screen('category', 'one', '/sv/duschdorrar', {
    arrange: ({ catalogue }) => {
      const [first] = (catalogue.documents.product ?? []).filter(({ sku }) => sku === 'KG-1101')
      catalogue.documents = { ...catalogue.documents, product: first ? [first] : [] }
    },
  }),
  screen('category', 'empty', '/sv/bastudorrar?color=5513&price=6000.0-*'),
  screen('category', 'offline', '/sv/duschdorrar', { prepare: goOffline }),
  screen('category', 'out of stock', '/sv/duschdorrar', { arrange: soldOut }),
  screen('category', 'long words', '/sv/duschdorrar', { arrange: longNames }),
  screen('product', 'choices', DOOR),
  screen('product', 'own measures', `${DOOR}?width=893&height=2010`),
  screen('product', 'refused measures', `${DOOR}?width=5000&height=2010`),
  screen('product', 'simple', '/sv/p/KG-2001/glasskrapa-vik'),
  screen('product', 'bundle', '/sv/p/KG-2701/hallpaket'),
  screen('product', 'grouped', '/sv/p/KG-2601/skotselpaket'),
  screen('product', 'download', '/sv/p/KG-2501/mattmall'),
  screen('product', 'out of stock', DOOR, { arrange: soldOut }),
  screen('product', 'offline', DOOR, { prepare: goOffline }),
  screen('product', 'no reviews', DOOR, {
    arrange: ({ catalogue }) => {
      catalogue.documents = { ...catalogue.documents, review: [] }
    },
  }),
  screen('product', 'long words', DOOR, { arrange: longNames }),
  screen('search', 'no term', '/sv/sok'),
  screen('search', 'many', '/sv/sok?q=dusch'),
  screen('search', 'one', '/sv/sok?q=mattmall'),
  screen('search', 'empty', '/sv/sok?q=xylofon'),
  screen('bestsellers', 'many', '/sv/bestsellers'),
  screen('bestsellers', 'empty', '/sv/bestsellers', { arrange: ({ catalogue }) => catalogue.keep(0) }),
  screen('standard-sizes', 'many', '/sv/standardmatt'),
  screen('custom-sizes', 'many', '/sv/specialmatt'),
  screen('error', 'alone', '/sv/error'),
  screen('error', 'host is silent', '/sv/duschdorrar', { arrange: failing }),
  screen('page-not-found', 'alone', '/sv/finns/inte'),
]
