/** Messages between the tabs of one device. Opened by the first message or listener; a tab does not receive its own. */
export class TabChannel<Message> {
  readonly #name: string
  readonly #receive: (message: Message) => void
  #channel: BroadcastChannel | undefined

  constructor(name: string, receive: (message: Message) => void) {
    this.#name = name
    this.#receive = receive
  }

  open(): BroadcastChannel {
    if (this.#channel) return this.#channel
    const channel = new BroadcastChannel(this.#name)
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#receive(data))
    this.#channel = channel
    return channel
  }

  send(message: Message): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
    this.open().postMessage(message)
  }

  /** Sends and receives no more messages. */
  close(): void {
    this.#channel?.close()
    this.#channel = undefined
  }
}
