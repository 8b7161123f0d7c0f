import { findShop, originalClient, playStories, reportText, type StoryResult } from '@vitrin/api-contract/testing'
import { boundedSend } from './bounded-send'
import { HELP, readArguments, type CheckOptions } from './read-arguments'

const WARNING =
  'From here on it writes: orders, carts, accounts, a review and a newsletter subscription. ' +
  'All of them are named Hostcheck, with e-mail addresses at hostcheck.example.'

/** Plays the original client's stories at a host. The exit code is 1 when the client would break. */
export async function hostCheck(args: readonly string[], print: (line: string) => void): Promise<number> {
  const options = readArguments(args)
  if ('wrong' in options) {
    print(options.wrong)
    print(HELP)
    return 2
  }
  try {
    return conclude(await play(options, print), print)
  } catch (error) {
    print(`${options.address} does not answer: ${String(error instanceof Error ? (error.cause ?? error) : error)}`)
    return 2
  }
}

async function play(
  { address, index, country, coupon, readOnly }: CheckOptions,
  print: (line: string) => void,
): Promise<readonly StoryResult[]> {
  print(`Plays a vue-storefront 1.12 client at ${address}.`)
  const send = boundedSend(address)
  const shop = await findShop(send, { index })
  if (shop.simple === undefined && shop.configurable === undefined) {
    print(`No product was found in the search index ${index}; --index names another one.`)
  }
  let hasWarned = false
  return playStories(originalClient, {
    send,
    readOnly,
    values: { ...shop, country, run: Date.now().toString(36), ...(coupon !== undefined && { coupon }) },
    onStory: ({ writes }) => {
      if (writes && !hasWarned) print(WARNING)
      hasWarned ||= writes
    },
  })
}

function conclude(results: readonly StoryResult[], print: (line: string) => void): number {
  const broken = results.filter(({ breaks }) => breaks.length > 0).length
  const skipped = results.filter((result) => result.skipped !== undefined).length
  print(reportText(results))
  print(`${results.length - broken - skipped} stories work, ${broken} break, ${skipped} were not played.`)
  return broken === 0 && skipped < results.length ? 0 : 1
}
