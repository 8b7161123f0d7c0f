import { ROOT_CATEGORY_ID, type Category } from '@vitrin/catalog'
import type { ProductDocument } from '../catalogue-seed'
import { categoryTree, type CategoryNode } from '../shop/categories'
import { slug } from './slug'

const TREE_ROOT_ID = 1
const DATES = { created_at: '2023-08-14 09:00:00', updated_at: '2026-10-05 08:30:00' }

type Members = ReadonlyMap<number, ReadonlySet<number>>

/** One document per category, including the root; counts are the real numbers of products (contract §3.5). */
export function categoryDocuments(products: readonly ProductDocument[]): readonly Category[] {
  const members = membersByCategory(products)
  const top = categoryTree.map((node) =>
    document(node, `${TREE_ROOT_ID}/${ROOT_CATEGORY_ID}`, 2, ROOT_CATEGORY_ID, members),
  )
  const root = {
    id: ROOT_CATEGORY_ID,
    parent_id: TREE_ROOT_ID,
    path: `${TREE_ROOT_ID}/${ROOT_CATEGORY_ID}`,
    level: 1,
    position: 1,
    name: 'Klarglas',
    is_active: true,
    include_in_menu: 0,
    product_count: products.length,
    children_count: String(top.length),
    children_data: top,
    ...DATES,
  }
  return [root, ...top.flatMap(withDescendants)]
}

function membersByCategory(products: readonly ProductDocument[]): Members {
  const members = new Map<number, Set<number>>()
  for (const product of products) {
    for (const id of (product.category_ids ?? []).map(Number))
      members.set(id, (members.get(id) ?? new Set()).add(product.id))
  }
  return members
}

function document(node: CategoryNode, parentPath: string, level: number, parentId: number, members: Members): Category {
  const path = `${parentPath}/${node.id}`
  const children = (node.children ?? []).map((child) => document(child, path, level + 1, node.id, members))
  const fields = {
    id: node.id,
    parent_id: parentId,
    parent_ids: path.split('/').slice(1, -1).map(Number),
    path,
    level,
    position: node.position,
    name: node.name,
    is_active: true,
    include_in_menu: node.inMenu ? 1 : 0,
    product_count: membersBelow(node, members).size,
    children_count: String(children.length),
    url_key: `${slug(node.name)}-${node.id}`,
    url_path: node.urlPath,
    slug: `${slug(node.name)}-${node.id}`,
    description: `<p>${node.text}</p>`,
    meta_title: node.name,
    meta_description: node.metaDescription,
    image: null,
    display_mode: 'PRODUCTS',
    is_anchor: '1',
    default_sort_by: 'position',
    available_sort_by: [],
    children_data: children,
    ...DATES,
  }
  return fields
}

function membersBelow(node: CategoryNode, members: Members): ReadonlySet<number> {
  return new Set([
    ...(members.get(node.id) ?? []),
    ...(node.children ?? []).flatMap((child) => [...membersBelow(child, members)]),
  ])
}

function withDescendants(category: Category): readonly Category[] {
  return [category, ...(category.children_data ?? []).flatMap(withDescendants)]
}
