import type { PageFocus } from '../crawler/page-focus'

/** The focus is in one visible place. */
export function focusFaults({ what, isVisible, coveredBy, isBehindDialog }: PageFocus): readonly string[] {
  if (isBehindDialog) return [`the focus is on "${what}", behind the open dialog`]
  if (!isVisible) return [`the focus is on "${what}", which cannot be seen`]
  return coveredBy === '' ? [] : [`the focus is on "${what}", under "${coveredBy}"`]
}
