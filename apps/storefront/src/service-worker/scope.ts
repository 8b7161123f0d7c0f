// The types of the platform that the worker uses. TypeScript's library for workers contradicts the one for pages, which
// the rest of the app needs.

export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request
  /** Of a navigation: the answer to the request that the browser sent while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface WorkerMessageEvent extends LastingEvent {
  readonly data: unknown
}

export interface SyncEvent extends LastingEvent {
  readonly tag: string
}

export interface NotificationClickEvent extends LastingEvent {
  readonly notification: Notification
}

interface WorkerEvents {
  readonly install: LastingEvent
  readonly activate: LastingEvent
  readonly fetch: FetchEvent
  readonly message: WorkerMessageEvent
  readonly sync: SyncEvent
  readonly notificationclick: NotificationClickEvent
}

export interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: {
      readonly includeUncontrolled: boolean
    }): Promise<readonly { readonly visibilityState: DocumentVisibilityState; postMessage(message: unknown): void }[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly registration: ServiceWorkerRegistration
  readonly location: Location
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void
}

/** The members that the rules use. */
export interface Device {
  readonly caches: CacheStorage
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
}
