import { checkAnswer, type Fault } from './check-answer'
import { fill, type Values } from './fill'
import { valueAt } from './read-path'
import type { Expectation, Need, Reads, Step, Story } from './story'
import { writeRequest, type SentRequest } from './write-request'

export interface WireAnswer {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

/** Sends a request to the host. It rejects when there is no answer. */
export type Send = (request: SentRequest) => Promise<WireAnswer>

/** A place where the original client would break. */
export interface Break {
  readonly story: string
  readonly step: string
  readonly fault: Fault
}

export interface StoryResult {
  readonly story: string
  readonly breaks: readonly Break[]
  /** Why it was not played. */
  readonly skipped?: string
}

export interface PlayOptions {
  readonly send: Send
  readonly values: Values
  /** Leaves out the stories that write. */
  readonly readOnly?: boolean
  /** Called before each story. */
  readonly onStory?: (story: Story) => void
}

/** Plays the stories in order. A story sees what the earlier ones kept. */
export async function playStories(
  stories: readonly Story[],
  { send, values, readOnly = false, onStory }: PlayOptions,
): Promise<readonly StoryResult[]> {
  const known: Record<string, unknown> = { ...values }
  const results: StoryResult[] = []
  for (const story of stories) {
    const skipped = reasonToSkip(story, known, readOnly)
    if (skipped === undefined) onStory?.(story)
    const breaks = skipped === undefined ? await playStory(story, known, send) : []
    results.push({ story: story.name, breaks, ...(skipped !== undefined && { skipped }) })
  }
  return results
}

const NEEDED: Readonly<Record<Need, string>> = {
  category: 'a category with products',
  simple: 'a simple product in stock',
  configurable: 'a configurable product in stock',
  optioned: 'a product with custom options',
  page: 'a page of the shop',
  coupon: 'a coupon',
  'account.email': 'an account',
}

function reasonToSkip({ writes, needs }: Story, known: Values, readOnly: boolean): string | undefined {
  if (writes && readOnly) return 'it writes'
  const missing = needs.filter((name) => valueAt(known, name) === undefined)
  return missing.length > 0 ? `it needs ${missing.map((name) => NEEDED[name]).join(' and ')}` : undefined
}

async function playStory(story: Story, known: Record<string, unknown>, send: Send): Promise<readonly Break[]> {
  const breaks: Break[] = []
  for (const step of story.steps) {
    const written = writeRequest(step, known)
    if ('missing' in written) {
      const path = written.missing.join(', ')
      breaks.push({ story: story.name, step: step.name, fault: { path, needs: 'an earlier answer', came: 'nothing' } })
      break
    }
    const { answer, faults } = await ask(written.request, send)
    const found = faults ?? checkAnswer(answer, fillReads(step.reads, known))
    breaks.push(...found.map((fault) => ({ story: story.name, step: step.name, fault })))
    keep(step, found.some(({ path }) => path === 'code') ? undefined : answer, known)
  }
  return breaks
}

/** The JSON of the answer; the client reads no other content type. */
async function ask(
  request: SentRequest,
  send: Send,
): Promise<{ readonly answer?: unknown; readonly faults?: readonly Fault[] }> {
  const needs = 'JSON'
  try {
    const { status, contentType, text } = await send(request)
    if (contentType.includes('application/json')) return { answer: JSON.parse(text) as unknown }
    return {
      faults: [{ path: 'the answer', needs, came: `${contentType || 'no content type'} with status ${status}` }],
    }
  } catch (error) {
    return { faults: [{ path: 'the answer', needs, came: String(error) }] }
  }
}

/** Without what depends on a value that no answer gave: the step that should have given it is a break already. */
function fillReads(reads: Reads, known: Values): Reads {
  const filled = Object.entries(reads).map((read) => fill(read, known))
  return Object.fromEntries(
    filled.filter(({ missing }) => missing.length === 0).map((read) => read.filled as [string, Expectation]),
  )
}

function keep({ keeps = {} }: Step, answer: unknown, known: Record<string, unknown>): void {
  for (const [name, path] of Object.entries(keeps)) {
    const value = valueAt(answer, String(fill(path, known).filled))
    if (value !== undefined && value !== null) known[name] = value
    else delete known[name]
  }
}
