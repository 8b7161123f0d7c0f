import { lazy } from '@vitrin/kernel'
import type { Country } from './country'
import type { AddressIssue } from './text-rules'

const phoneNumbers = lazy(() => import('./phone-number'))

/** Loads the metadata of phone numbers. Until then, and without a network, any number of 5 to 15 digits is taken. */
export async function loadPhoneRules(): Promise<void> {
  await phoneNumbers.load()
}

/** A number may be left out, unless `needed`: the carrier calls before it comes. */
export function phoneIssue(
  { code, phoneExample }: Country,
  text: string,
  { needed }: { readonly needed: boolean },
): AddressIssue | undefined {
  if (text.trim() === '') return needed ? { code: 'phone-needed' } : undefined
  const isPhone = phoneNumbers.value?.isPhoneNumber ?? looksLikePhoneNumber
  if (isPhone(text, code)) return undefined
  return { code: 'phone-invalid', ...(phoneExample !== undefined && { example: phoneExample }) }
}

function looksLikePhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/[\s()./-]/g, '')
  return /^\+?\d{5,15}$/.test(digits)
}
