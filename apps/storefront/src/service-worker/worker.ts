import { build } from 'virtual:build'
import { dropOldBuilds, keepBuild, renewShell } from './builds'
import { kindOf, type Kind } from './kind-of'
import type { FromWorker, ToWorker } from './messages'
import { openReminded, ORDER_SYNC, remindOfOrder } from './order-reminder'
import { Pages } from './pages'
import { answerPicture, fetchAndKeepPictures } from './pictures'
import type { FetchEvent, WorkerScope } from './scope'

// The shop without a network (decisions.md 21). This file only wires events; the rules are in the files beside it.

const scope = globalThis as unknown as WorkerScope
const device = { caches: scope.caches, fetch: scope.fetch.bind(scope) }

/** How long a navigation waits for the network. */
const PATIENCE_MS = 2000
const RELOAD_PATIENCE_MS = 10_000
const patience = (isReload: boolean) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, isReload ? RELOAD_PATIENCE_MS : PATIENCE_MS))
const pages = new Pages({ ...device, build, patience, now: () => Date.now() })

scope.addEventListener('install', (event) =>
  event.waitUntil(keepBuild(build, device).then(() => tellPages('installed'))),
)

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))

scope.addEventListener('message', (event) => {
  const message = event.data as ToWorker
  if (message.type === 'take-over') event.waitUntil(scope.skipWaiting())
  else
    event.waitUntil(
      pages
        .fetchAndKeep(message.address)
        .then(() => fetchAndKeepPictures(message.pictures, device))
        .catch(() => undefined),
    )
})

const answers: Readonly<Record<Kind, (event: FetchEvent) => Promise<Response>>> = {
  page: (event) => {
    event.waitUntil(renewShell(build, device, Date.now()).catch(() => undefined))
    return pages.answer(event)
  },
  // The name of a file contains the hash of its content, so the copy of any build is right.
  chunk: async ({ request }) => (await device.caches.match(request.url, { ignoreVary: true })) ?? device.fetch(request),
  picture: (event) => answerPicture(event, device),
}

scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope.location.origin)
  // The network may have the file also when the caches fail.
  if (kind) event.respondWith(answers[kind](event).catch(() => device.fetch(event.request)))
})

scope.addEventListener('sync', (event) => {
  if (event.tag === ORDER_SYNC) event.waitUntil(remindOfOrder(device, scope))
})

scope.addEventListener('notificationclick', (event) => event.waitUntil(openReminded(event, scope)))

async function takeOver(): Promise<void> {
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
  await dropOldBuilds(build.version, device.caches).catch(() => undefined)
  await tellPages('activated')
}

async function tellPages(type: FromWorker['type']): Promise<void> {
  const message: FromWorker = { type, build: build.version }
  const tabs = await scope.clients.matchAll({ includeUncontrolled: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's; a worker has one origin
  for (const tab of tabs) tab.postMessage(message)
}
