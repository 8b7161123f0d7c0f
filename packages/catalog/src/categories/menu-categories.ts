import type { Category } from './category'

/** The categories of the menu, at any level of the tree. */
export function menuCategories(tree: readonly Category[]): readonly Category[] {
  return tree.flatMap((category) => (isInMenu(category) ? [category] : menuCategories(category.children_data ?? [])))
}

/** Top categories without a menu category in them, such as accessories and offers. */
export function categoriesOutsideMenu(tree: readonly Category[]): readonly Category[] {
  return tree.filter((category) => menuCategories([category]).length === 0)
}

/** The menu category with this path, if the shop has it. */
export function menuCategoryAt(tree: readonly Category[], path: string): Category | undefined {
  return menuCategories(tree).find(({ url_path }) => url_path === path)
}

function isInMenu({ include_in_menu }: Category): boolean {
  return include_in_menu === true || include_in_menu === 1
}
