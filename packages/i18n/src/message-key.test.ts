import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
}
const IMPORTS = `
  import type { MessageKey, MessageOverrides, MessageRef } from './message-key'
  import type { cart } from './messages/en/cart'
  import type { HostSentence } from './messages/host-sentences'
  import type { MailMessages } from './messages/mail-en'
  import type { Translation } from './translation'
`

interface Case {
  readonly title: string
  readonly code: string
  /** The key that the error must name; without one the code must compile. */
  readonly named?: string
}

const CASES: readonly Case[] = [
  {
    title: 'refuses an unknown key in core',
    code: `export const message: MessageRef = { key: 'cart.titel' }`,
    named: '"cart.titel"',
  },
  {
    title: 'refuses a plural form in place of its key',
    code: `export const key: MessageKey = 'cart.items_one'`,
    named: '"cart.items_one"',
  },
  {
    title: 'refuses a translation that lacks a text of the shop',
    code: `
      declare const most: Omit<typeof cart, 'cart.title'>
      export const texts: Translation<typeof cart> = most`,
    named: `'"cart.title"' is missing`,
  },
  {
    title: 'refuses an override of an unknown key',
    code: `export const overrides: MessageOverrides = { 'cart.titel': 'Korg' }`,
    named: "'cart.titel'",
  },
  {
    title: 'refuses mails that lack a text',
    code: `
      declare const most: Omit<MailMessages, 'mail.toShop'>
      export const texts: MailMessages = most`,
    named: `'"mail.toShop"' is missing`,
  },
  {
    title: 'refuses a language that lacks a sentence of an API host',
    code: `
      declare const most: Record<Exclude<HostSentence, 'Email is not authorized!'>, string>
      export const sentences: Record<HostSentence, string> = most`,
    named: `'"Email is not authorized!"' is missing`,
  },
  {
    title: 'accepts a key with its values, an override and further plural forms',
    code: `
      export const message: MessageRef = { key: 'cart.items', values: { count: 2 } }
      export const overrides: MessageOverrides = { 'cart.items_one': '{{count}} sak' }
      declare const all: typeof cart
      export const polish: Translation<typeof cart> = { ...all, 'cart.items_few': '{{count}} produkty' }`,
  },
]

/** Compiles each piece of code as a file of this package. Tests run in the root of the repository. */
function compile(codes: readonly string[]): readonly (readonly string[])[] {
  const files = new Map(codes.map((code, index) => [`packages/i18n/src/case-${index}.ts`, IMPORTS + code]))
  const host = ts.createCompilerHost(OPTIONS)
  const program = ts.createProgram([...files.keys()], OPTIONS, {
    ...host,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    getSourceFile: (file, version) => {
      const code = files.get(file)
      return code === undefined ? host.getSourceFile(file, version) : ts.createSourceFile(file, code, version)
    },
  })
  return [...files.keys()].map((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  )
}

describe('the type check of messages names what is wrong', () => {
  const errors = compile(CASES.map(({ code }) => code))
  it.each(CASES.map(({ title, named }, index) => ({ title, named, found: errors[index] })))(
    '$title',
    ({ named, found }) => {
      expect(found).toEqual(named === undefined ? [] : [expect.stringContaining(named)])
    },
  )
})
