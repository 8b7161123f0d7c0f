import type { Draw } from './chance'
import type { HostAnswer } from './host'

const JSON_TYPE = { 'content-type': 'application/json' }
export const UNAUTHORIZED: HostAnswer = {
  status: 401,
  headers: JSON_TYPE,
  text: '{"code":401,"result":"The consumer is not authorized"}',
}
export const BAD_GATEWAY: HostAnswer = { status: 502, headers: JSON_TYPE, text: '{"code":502,"result":"Bad gateway"}' }

/** The answer of a proxy in place of the host's, if one of these faults strikes. */
export function proxyAnswer(
  draw: Draw,
  strikes: (kind: 'fault before' | 'asks to wait' | 'no json' | 'wrong shape') => boolean,
): HostAnswer | undefined {
  if (strikes('fault before'))
    return { status: 500, headers: JSON_TYPE, text: '{"code":500,"result":"Internal error"}' }
  if (strikes('asks to wait')) {
    const code = draw.oneOf('code', [429, 503])
    return {
      status: code,
      headers: { ...JSON_TYPE, 'retry-after': String(draw.whole('wait', 1, 30)) },
      text: `{"code":${code},"result":"Later"}`,
    }
  }
  if (strikes('no json'))
    return draw.oneOf('html', [
      { status: 502, headers: { 'content-type': 'text/html' }, text: '<h1>Bad gateway</h1>' },
      { status: 200, headers: {}, text: '' },
    ])
  if (strikes('wrong shape'))
    return { status: 200, headers: JSON_TYPE, text: draw.oneOf('shape', ['[]', '{"result":true}', 'null']) }
  return undefined
}
