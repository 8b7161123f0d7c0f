export { showInShop } from './show-in-shop'
export type { Language, ShowInShopOptions, ShownPart } from './show-in-shop'
export { SAMPLE_CONTENT } from '@vitrin/content/testing'
