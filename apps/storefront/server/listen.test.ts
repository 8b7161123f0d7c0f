import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { listen } from './listen'

describe('listen', () => {
  it('says in one sentence that a port is taken', async () => {
    const first = createServer()
    const port = await listen(first, { port: 0, host: '127.0.0.1' })
    await expect(listen(createServer(), { port, host: '127.0.0.1' })).rejects.toThrow(`Port ${port} is taken.`)
    await new Promise((closed) => first.close(closed))
  })
})
