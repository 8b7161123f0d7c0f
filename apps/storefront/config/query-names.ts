/** What pages read from an address: listings and the search, and the choices of products. */
const LISTINGS = 'id slug url-key q sort color size price erin_recommends'
const PIECES = 'childSku line qty width depth height diameter'
const CHOICES =
  'glass coating demist fixing_side handle hanging hinge_side light lock opening_side soft_close threshold'
const NAMES: ReadonlySet<string> = new Set(`${LISTINGS} ${PIECES} ${CHOICES}`.split(' '))
/** Typed text and numbers of pieces: `option-11`, `bundle-7`, `qty-KG-2001`. */
const NUMBERED = /^(option|bundle|qty)-/

/** Whether pages read this parameter. Others, such as those that track, make no page of their own. */
export function isKnownQueryName(name: string): boolean {
  return NAMES.has(name) || NUMBERED.test(name)
}
