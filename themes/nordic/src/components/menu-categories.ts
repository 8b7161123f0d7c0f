import type { Category } from '@vitrin/theme-kit'

/** The families, at whatever level of the tree they stand. */
export function menuCategories(tree: readonly Category[]): readonly Category[] {
  return tree.flatMap((category) => (isInMenu(category) ? [category] : menuCategories(category.children_data ?? [])))
}

/** What stands beside the families, such as accessories and offers. */
export function furtherCategories(tree: readonly Category[]): readonly Category[] {
  return tree.filter((category) => menuCategories([category]).length === 0)
}

/** The family that a section of the home page speaks of, where the shop has it. */
export function familyAt(tree: readonly Category[], path: string): Category | undefined {
  return menuCategories(tree).find(({ url_path }) => url_path === path)
}

export function findInTree(tree: readonly Category[], id: number): Category | undefined {
  for (const category of tree) {
    const found = category.id === id ? category : findInTree(category.children_data ?? [], id)
    if (found) return found
  }
  return undefined
}

function isInMenu({ include_in_menu }: Category): boolean {
  return include_in_menu === true || include_in_menu === 1
}
