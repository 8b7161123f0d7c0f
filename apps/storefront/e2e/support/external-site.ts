import { StandIn } from './stand-in'

interface Visit {
  readonly path: string
  readonly referrer: string | undefined
}

/** A site that takes orders in place of the shop's checkout: it notes who comes, and shows nothing but its name. */
export class ExternalSite extends StandIn {
  readonly visits: Visit[] = []

  constructor() {
    super(({ url = '', headers }, response) => {
      if (url.startsWith('/vue/')) this.visits.push({ path: url, referrer: headers.referer })
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html><html lang="sv"><title>Betalning</title><link rel="icon" href="data:,"><h1>Betalning</h1></html>')
    })
  }
}
