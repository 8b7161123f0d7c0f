import type { Server } from 'node:http'
import { settingRefusal } from './settings/settings'
import { StartRefusal } from './start-refusal'

/** Starts listening and gives the port. Refuses with a sentence when the address cannot be used. */
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
    return new StartRefusal(
      `Port ${port} is taken. Stop the program that listens there, or set PORT to another port. Example: PORT="8080"`,
    )
  if (error.code === 'EACCES')
    return new StartRefusal(`Port ${port} needs more rights. Set PORT to a port above 1023. Example: PORT="8080"`)
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') return settingRefusal('HOST', host)
  return error
}
