export interface PageWindow {
  readonly pageSize: number
  /** The first page is 1. */
  readonly currentPage: number
  /** How many documents of that page come before the wanted ones. */
  readonly skip: number
}

/**
 * GraphQL requests pages, while a search requests documents from an index on. This is the smallest page that holds all
 * wanted documents.
 */
export function pageWindow(start: number, size: number): PageWindow {
  let pageSize = size
  while (Math.floor(start / pageSize) !== Math.floor((start + size - 1) / pageSize)) pageSize += 1
  const page = Math.floor(start / pageSize)
  return { pageSize, currentPage: page + 1, skip: start - page * pageSize }
}
