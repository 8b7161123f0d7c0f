import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createRunnableDevEnvironment, resolveConfig } from 'vite'

const DOCUMENTS = 'virtual:demo-shop'

/**
 * A shop's host has each picture in many sizes, as `/img/310/300/resize/door.webp`. The gallery has it once: the dots
 * lead every one of these addresses to `/door.webp`.
 */
const DOTS = '/../../../../'

/** Gives the gallery the documents of the demo shop as data, and its pictures below `pictures/`. */
export function demoShop(root) {
  const pictures = join(root, 'tools', 'product-images', 'pictures')
  return {
    name: 'vitrin:demo-shop',
    resolveId: (source) => (source === DOCUMENTS ? `\0${DOCUMENTS}` : undefined),
    async load(id) {
      if (id !== `\0${DOCUMENTS}`) return undefined
      const documents = await demoDocuments()
      return `export const documents = JSON.parse(${JSON.stringify(JSON.stringify(documents))})`
    },
    // Some themes show a picture of the catalogue by its name.
    transform: (code, id) =>
      id.startsWith(join(root, 'themes')) && code.includes('.webp')
        ? { code: code.replaceAll(/(?<=['"`])\/(?=[\w-]+\.webp['"`])/g, DOTS), map: null }
        : undefined,
    configureServer({ middlewares }) {
      middlewares.use('/pictures', ({ url }, response, next) => {
        const file = join(pictures, basename(new URL(url, 'http://gallery').pathname))
        if (existsSync(file)) createReadStream(file).pipe(response.setHeader('content-type', 'image/webp'))
        else next()
      })
    },
    generateBundle() {
      for (const name of readdirSync(pictures).filter((file) => file.endsWith('.webp')))
        this.emitFile({ type: 'asset', fileName: `pictures/${name}`, source: readFileSync(join(pictures, name)) })
    },
  }
}

let documents
/** Read once: the gallery may be built for browsers and for a server. */
const demoDocuments = () => (documents ??= readDocuments())

/** Runs the TypeScript of the demo catalogue with Vite, which every Node can. */
async function readDocuments() {
  const resolve = { conditions: ['@vitrin/source', 'module', 'node'], noExternal: [/^@vitrin\//] }
  const options = { consumer: 'server', dev: { moduleRunnerTransform: true }, resolve }
  const config = await resolveConfig(
    { configFile: false, root: import.meta.dirname, envDir: false, environments: { demo: options } },
    'serve',
  )
  const environment = createRunnableDevEnvironment('demo', config, { runnerOptions: { hmr: false }, hot: false })
  await environment.init()
  try {
    const { demoCatalogue } = await environment.runner.import('@vitrin/demo-catalogue')
    return demoCatalogue().documents.map(({ type, doc }) => ({ type, doc: withPlainPictures(doc) }))
  } finally {
    await environment.close()
  }
}

function withPlainPictures(value) {
  if (typeof value === 'string') return value.replace(/^\/(?=[\w-]+\.webp$)/, DOTS)
  if (Array.isArray(value)) return value.map(withPlainPictures)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPlainPictures(inner)]))
}
