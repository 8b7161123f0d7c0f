import { HostRejection } from '@vitrin/kernel'

export function unauthorized(): HostRejection {
  return new HostRejection({ code: 401, result: 'User is not authorized to access the resource' })
}

export function wrongPassword(field: string): HostRejection {
  return refusedField(field, "The password doesn't match this account.")
}

export function refusedField(field: string, errorMessage: string): HostRejection {
  return new HostRejection({
    code: 400,
    result: { errorMessage, code: 400 },
    fields: [{ field, message: errorMessage }],
  })
}
