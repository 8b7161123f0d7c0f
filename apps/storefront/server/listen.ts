import type { Server } from 'node:http'
import { StartRefusal } from './start-refusal'

/** Starts listening, or refuses with a sentence when the address cannot be had. */
export function listen(
  server: Server,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, port, host)))
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function refusal(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new StartRefusal(`Port ${port} is taken. Stop what listens there or set PORT to another one.`)
  if (error.code === 'EACCES') return new StartRefusal(`Port ${port} needs more rights. Set PORT to one above 1023.`)
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return new StartRefusal(`HOST ${host} is no address of this machine.`)
  return error
}
