import type { PieceFact } from './review'

/** What the shopper writes about a product. `product_id` is the parent's, never a variant's (contract §9). */
export interface ReviewDraft {
  readonly product_id: number
  readonly title: string
  readonly detail: string
  readonly nickname: string
  /** 1 to 5; 0 while nothing is chosen. */
  readonly stars: number
  /** The piece that the shopper has. */
  readonly piece?: ReviewedPiece | undefined
  /** Skus of the product and its variants: an order with one of them verifies the purchase. */
  readonly skus?: readonly string[]
  /** From `ReviewStore.picture`; three at most. */
  readonly pictures?: readonly Uint8Array<ArrayBuffer>[]
}

export interface ReviewedPiece {
  readonly sku: string
  readonly facts: readonly PieceFact[]
}

export const MOST_PICTURES = 3

/** 'Field is required', 'Name must have at least 2 letters' (R5.17). */
export interface ReviewIssue {
  readonly field: 'stars' | 'title' | 'detail' | 'nickname'
  readonly code: 'required' | 'stars-missing' | 'name-too-short'
}

export function reviewIssues(draft: ReviewDraft): readonly ReviewIssue[] {
  const fields = ['title', 'detail', 'nickname'] as const
  const hasStars = [1, 2, 3, 4, 5].includes(draft.stars)
  const missing: readonly ReviewIssue[] = hasStars ? [] : [{ field: 'stars', code: 'stars-missing' }]
  const broken = fields.flatMap((field): readonly ReviewIssue[] => {
    const text = draft[field].trim()
    if (text === '') return [{ field, code: 'required' }]
    return field === 'nickname' && text.length < 2 ? [{ field, code: 'name-too-short' }] : []
  })
  return [...missing, ...broken]
}
