/** The account of a shopper who is not signed in; any other account is a customer's id. */
export const GUEST = 'guest'
