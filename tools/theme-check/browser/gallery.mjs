// The gallery of some themes, built and served for a browser. Each page comes as a server sends it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, preview } from 'vite'
import { pageWithFault, renderedPage } from '@vitrin/gallery/rendered-page'
import { withOnly } from '@vitrin/gallery/themes-plugin'
import { galleryConfig, serverConfig } from '@vitrin/gallery/vite-config'
import { Sources } from './sources.mjs'

/**
 * @typedef {{ addressOf: (theme: object, state: { id: string }) => string, sources: Sources }} Gallery
 * @template Result
 * @param {object[]} themes
 * @param {(gallery: Gallery) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withGallery(themes, work) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-gallery-'))
  const [outDir, serverDir] = [join(folder, 'client'), join(folder, 'server')]
  const renderState = await built({ themes, outDir, serverDir })
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    plugins: [serverPages(join(outDir, 'show.html'), renderState)],
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const [address] = server.resolvedUrls.local
  try {
    return await work({
      addressOf: ({ name }, { id }) => `${address}show.html?theme=${name}&state=${id}&language=sv`,
      sources: new Sources(outDir),
    })
  } finally {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function built({ themes, outDir, serverDir }) {
  // What throws on the server names its source.
  process.setSourceMapsEnabled(true)
  // React's development build says what differs, and where.
  await buildWith('development', themes, galleryConfig({ outDir }))
  await buildWith('production', themes, serverConfig({ outDir: serverDir }))
  const { renderState } = await import(pathToFileURL(join(serverDir, 'render-state.js')).href)
  return renderState
}

async function buildWith(environment, themes, config) {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = environment
  try {
    await build({
      ...config,
      logLevel: 'error',
      plugins: [withOnly(themes), ownFonts, ...config.plugins],
      build: { ...config.build, minify: false, sourcemap: true },
    })
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

function serverPages(file, renderState) {
  const empty = readFileSync(file, 'utf8')
  const pageOf = async (asked) => {
    try {
      return renderedPage(empty, await renderState(asked))
    } catch (error) {
      return pageWithFault(empty, error)
    }
  }
  return {
    name: 'vitrin:server-pages',
    configurePreviewServer({ middlewares }) {
      middlewares.use('/show.html', (request, response, next) => {
        const asked = Object.fromEntries(new URL(request.originalUrl, 'http://gallery').searchParams)
        void pageOf(asked).then((page) => response.setHeader('content-type', 'text/html').end(page), next)
      })
    },
  }
}

/** A busy machine shows the theme's own font, too: `font-display: optional` would leave it out after 100 ms. */
const ownFonts = {
  name: 'vitrin:own-fonts',
  generateBundle(_, bundle) {
    for (const asset of Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css')))
      asset.source = String(asset.source).replaceAll(/font-display:\s*optional/g, 'font-display: block')
  },
}
