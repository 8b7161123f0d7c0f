export { showInShop } from './show-in-shop'
export type { Language, ShownPart } from './show-in-shop'
