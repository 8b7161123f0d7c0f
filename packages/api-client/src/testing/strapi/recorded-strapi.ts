import type { Http } from '../../http'
import { json, recordingHost, type SeenRequest } from '../recording-host'
import strapi4 from './strapi-4.json'
import strapi5 from './strapi-5.json'

type Recorded = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Answers by call and language, as the two versions of Strapi give them. */
export const RECORDED: Readonly<Record<'Strapi 4' | 'Strapi 5', Recorded>> = {
  'Strapi 4': strapi4,
  'Strapi 5': strapi5,
}

const NOT_FOUND = { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } }
const EMPTY = { data: [], meta: { pagination: { page: 1, pageSize: 100, pageCount: 0, total: 0 } } }
/** The language of a request that names none. */
const DEFAULT_LOCALE = 'en'

/** A Strapi that gives recorded answers. Content that was not recorded is empty, or not found where it is one entry. */
export function recordedStrapi(recorded: Recorded): { readonly http: Http; readonly seen: readonly SeenRequest[] } {
  return recordingHost(({ url }) => {
    const name = url.pathname.replace('/strapi/api/', '')
    const answer = recorded[name]?.[url.searchParams.get('locale') ?? DEFAULT_LOCALE]
    if (answer) return json(answer)
    return name.endsWith('s') ? json(EMPTY) : json(NOT_FOUND, 404)
  })
}
