const CLASSES = 'Classes of characters: Lower Case, Upper Case, Digits, Special Characters.'

/** The password rule of Magento. It is a constant, because it is too long for one line. */
export const PASSWORD_RULE = `Minimum of different classes of characters in password is {{count}}. ${CLASSES}` as const

/**
 * The English sentences of API hosts that every language translates (contract §§4–7, 13).
 * A placeholder such as `{{sku}}` stands for any text.
 */
export type HostSentence =
  | 'The requested qty is not available'
  | 'Without an account at most 100 pieces of a product can be ordered'
  | "The consumer isn't authorized to access {{resource}}."
  | 'No such entity with cartId = {{cartId}}'
  | 'No such entity with email = {{email}}, websiteId = {{websiteId}}'
  | "The coupon code isn't valid. Verify the code and try again."
  | 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
  | 'A customer with the same email address already exists in an associated website.'
  | "The password doesn't match this account. Verify the password and try again."
  | "The password doesn't match this account."
  | typeof PASSWORD_RULE
  | 'The passkey could not be used.'
  | 'The passkey could not be added.'
  | 'The password token is expired. Reset and try again.'
  | 'The code is wrong or expired.'
  | 'Too many attempts. Please wait and try again later.'
  | 'This password is among the first that others try. Please choose another one.'
  | 'The shop is busy. Please wait and try again.'
  | 'Invalid e-mail provided!'
  | 'Provided invalid address.id or address.customer_id'
  | 'This order was let go.'
  | 'Invalid signature validation of {{sku}}'
  | 'Error while adding products. {{details}}'
  | 'Error placing an order. {{details}}'
  | 'Error while adding shipping address. {{details}}'
  | 'Error while adding billing address. {{details}}'
  | 'No stock information for given sku'
  | 'Email is not authorized!'
