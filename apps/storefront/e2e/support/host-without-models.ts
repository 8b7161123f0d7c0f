import { FakeServer } from './fake-server'
import { bodyOf, forward, send } from './forward'

/** The endpoints that answer with catalogue documents. */
const DOCUMENTS = /^\/api\/(catalog|url)\//

/** Forwards to the API host at `origin`, but removes the made-to-measure model from catalogue documents. */
export class HostWithoutModels extends FakeServer {
  constructor(origin: string) {
    super(async (request, response) => {
      const answer = await forward(request, origin + request.url, await bodyOf(request))
      const body = DOCUMENTS.test(request.url ?? '')
        ? Buffer.from(JSON.stringify(JSON.parse(answer.body.toString(), withoutModel)))
        : answer.body
      send(response, { ...answer, body }, request.method)
    })
  }
}

function withoutModel(key: string, value: unknown): unknown {
  return key === 'made_to_measure' ? undefined : value
}
