import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { withDatabase } from './database'
import { copyOfBuild, type BuildCopy } from './next-build'

/** One entry of a dictionary in the built scripts, for example "area.name":`sentence`. */
const ENTRY = /(["'])([a-z]\w*(?:\.\w+)+)\1:\s*([`"'])((?:\\.|(?!\3)[^\\])*)\3/g
/** One text of the shop and one of nordic: a file with either is a Swedish dictionary. */
const SWEDISH_TEXTS = /Varan ligger i varukorgen|Sju sorters glas på samma golv/
const OPEN = '⟦'
const CLOSE = '⟧'

/** A copy of the build with brackets around every Swedish message: other words on a screen are not messages. */
export function pseudoLocaleBuild(): BuildCopy {
  const copy = copyOfBuild('pseudo-locale')
  for (const folder of [join(copy.app, 'dist', 'client', 'assets'), join(copy.app, 'dist', 'server', 'assets')]) {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
      const file = join(folder, name)
      const code = readFileSync(file, 'utf8')
      if (SWEDISH_TEXTS.test(code)) writeFileSync(file, code.replaceAll(ENTRY, `$1$2$1:$3${OPEN}$4${CLOSE}$3`))
    }
  }
  return copy
}

/** All words of the catalogue: names, options and texts, which are data and not messages. */
export function catalogueWords(dataFolder: string): ReadonlySet<string> {
  const documents = withDatabase(
    (database) => database.prepare('SELECT doc FROM entity').all(),
    dataFolder,
  ) as unknown as readonly { readonly doc: string }[]
  return new Set(documents.flatMap(({ doc }) => wordsOf(doc.replaceAll(/&\w+;|<[^>]*>|\\[nt"]/g, ' '))))
}

/** The words outside brackets that a shopper sees or hears on the page. */
export async function wordsOutsideBrackets(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const spoken = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'].flatMap((name) =>
      [...document.body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    )
    const shown = [...document.body.querySelectorAll('dialog[open]'), document.body].map(
      (element) => (element as HTMLElement).innerText,
    )
    return [document.title, ...shown, ...spoken]
  })
  return texts.flatMap((text) => wordsOf(withoutBrackets(text)))
}

/** Brackets may be nested, because a message may contain another one. */
function withoutBrackets(text: string): string {
  const inner = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'g')
  const shorter = text.replaceAll(inner, ' ')
  return shorter === text ? text : withoutBrackets(shorter)
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
}
