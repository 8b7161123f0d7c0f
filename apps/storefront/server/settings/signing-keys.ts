import { readFileSync } from 'node:fs'
import { settingIn, settingRefusal, type Environment } from './settings'

/** A key that can be guessed opens every account. */
const SHORTEST = 32

/** The keys of SIGNING_KEYS_FILE, one a line, or of SIGNING_KEYS; newest first. Refusals repeat no key. */
export function readSigningKeys(env: Environment): readonly string[] {
  const file = settingIn(env, 'SIGNING_KEYS_FILE')
  const name = file === undefined ? 'SIGNING_KEYS' : 'SIGNING_KEYS_FILE'
  const text = file === undefined ? settingIn(env, 'SIGNING_KEYS') : contentOf(file)
  if (text === undefined) return []
  const keys = text
    .split(file === undefined ? ',' : '\n')
    .map((key) => key.trim())
    .filter((key) => key !== '')
  const isRight = keys.length > 0 && keys.every((key) => key.length >= SHORTEST) && new Set(keys).size === keys.length
  if (!isRight) throw settingRefusal(name)
  return keys
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw settingRefusal('SIGNING_KEYS_FILE', file)
  }
}
