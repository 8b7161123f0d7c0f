/** Whether this device's shopper gets the newsletter, and where (R3.14), as it is stored. */
export interface Newsletter {
  readonly isSubscribed: boolean
  readonly email: string
}

export const NO_NEWSLETTER: Newsletter = { isSubscribed: false, email: '' }
