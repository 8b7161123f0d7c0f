import type { PasswordHasher } from '../ports'

/** Fast and not secret: for tests and simulations. */
export class PlainHasher implements PasswordHasher {
  async hash(password: string): Promise<string> {
    return `plain$${password}`
  }

  async verify(password: string, stored: string): Promise<boolean> {
    return stored === `plain$${password}`
  }
}
