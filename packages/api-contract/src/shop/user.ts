import { z } from 'zod'
import { wholeNumber } from '../query-values'
import { customerAddress, email, personName } from './address'

/** Hashing a longer password would only take more time. */
const password = z.string().min(1).max(1000)
/** Only the length is checked (contract §17 #38): rules about characters lead to passwords that are easier to guess. */
const newPassword = password.min(8)

const customer = z.looseObject({
  email,
  firstname: personName,
  lastname: personName,
  addresses: z
    .array(customerAddress.omit({ id: true, customer_id: true }))
    .max(2)
    .optional(),
})

export const loginBody = z.object({ username: z.string().trim().min(1).max(254), password })

export const createUserBody = z.object({ customer, password: newPassword })

export const resetPasswordBody = z.object({ email })

export const createPasswordBody = z.object({ email, newPassword, resetToken: z.string().min(1).max(500) })

export const changePasswordBody = z.object({ currentPassword: password, newPassword })

export const deleteAccountBody = z.object({ password })

/** Contract §13.1: in the query of a status call, in the body of a change. */
export const newsletterAddress = z.object({ email })

export const refreshBody = z.object({ refreshToken: z.string().min(1).max(500) })

export const logoutBody = z.object({ refreshToken: z.string().min(1).max(500).optional() }).optional()

/** `customer` is the only allowed key (contract §4); only its fields of R3.13 are read. */
export const updateMeBody = z.strictObject({
  customer: z.looseObject({
    email: email.optional(),
    firstname: personName.optional(),
    lastname: personName.optional(),
    addresses: z.array(customerAddress).max(2).optional(),
    custom_attributes: z
      .array(z.object({ attribute_code: z.string(), value: z.string().nullable() }))
      .max(5)
      .optional(),
  }),
})

const page = wholeNumber.pipe(z.number().min(1))

export const orderHistoryQuery = z.object({
  pageSize: page.pipe(z.number().max(100)).optional().default(20),
  currentPage: page.optional().default(1),
})
