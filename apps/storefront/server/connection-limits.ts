import type { Server } from 'node:http'

/** Bounds what open connections may hold. */
export function limitConnections(server: Server): void {
  // About 20 kB each.
  server.maxConnections = 4000
  // A slow phone sends its headers within a second or two.
  server.headersTimeout = 15_000
  // Three attachments of 10 MB take four minutes at 1 Mbit/s.
  server.requestTimeout = 300_000
}
