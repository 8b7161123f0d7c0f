import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseRequest, staticSets } from '@vitrin/api-contract'
import {
  STATIC_SET_NAMES,
  staticSetFiles,
  type StaticContentGateway,
  type StaticSetName,
  type StaticSets,
} from '@vitrin/content'
import { StartRefusal } from './start-refusal'

export interface StaticSetsOptions {
  /** The folder `content` of the built files, which browsers read, too. */
  readonly folder: string
  readonly storeCode: string
  /** Those of all views that the shop has, also of views that are switched off. */
  readonly storeCodes: readonly string[]
}

/** Reads every static set at the start. Throws a `StartRefusal` that names file, path and what was expected. */
export function readStaticSets({ folder, storeCode, storeCodes }: StaticSetsOptions): StaticContentGateway {
  const files = existsSync(folder) ? jsonFilesIn(folder) : []
  const contents = new Map(files.map((file) => [file, contentOf(folder, file, setOf(file, storeCodes))]))
  return {
    read: async <Name extends StaticSetName>(name: Name) =>
      staticSetFiles(name, storeCode)
        .map((file) => contents.get(file))
        .find((content) => content !== undefined) as StaticSets[Name] | undefined,
  }
}

function jsonFilesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.json'))
}

/** The set of a file, by its name. */
function setOf(file: string, storeCodes: readonly string[]): StaticSetName {
  const name = STATIC_SET_NAMES.find((set) => storeCodes.some((code) => staticSetFiles(set, code).includes(file)))
  if (name === undefined)
    throw new StartRefusal(
      `content/${file}: this is no static set of the store views ${storeCodes.join(', ')}. ` +
        `Expected are names such as ${staticSetFiles('site_info', storeCodes[0] ?? 'sv')[0]}.`,
    )
  return name
}

function contentOf(folder: string, file: string, name: StaticSetName): unknown {
  const parsed = parseRequest(staticSets[name], jsonOf(folder, file))
  if (parsed.ok) return parsed.value
  const [{ field, expected } = { field: 'body', expected: 'is wrong' }] = parsed.rejection
  throw new StartRefusal(`content/${file}: ${field} ${expected}.`)
}

function jsonOf(folder: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8'))
  } catch {
    throw new StartRefusal(`content/${file}: the file should hold JSON.`)
  }
}
