/** News between the tabs of one device; opened by the first who tells or listens. A channel does not hear itself. */
export class TabChannel<News> {
  readonly #name: string
  readonly #hear: (news: News) => void
  #channel: BroadcastChannel | undefined

  constructor(name: string, hear: (news: News) => void) {
    this.#name = name
    this.#hear = hear
  }

  open(): BroadcastChannel {
    if (this.#channel) return this.#channel
    const channel = new BroadcastChannel(this.#name)
    channel.addEventListener('message', ({ data }: MessageEvent<News>) => this.#hear(data))
    this.#channel = channel
    return channel
  }

  tell(news: News): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
    this.open().postMessage(news)
  }

  /** Hears and tells no more. */
  close(): void {
    this.#channel?.close()
    this.#channel = undefined
  }
}
