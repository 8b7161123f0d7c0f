// Which licences the parts of the shop may have.

/** Each lets a shop use and change the part in closed work, and asks for the notice alone. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'PSF-2.0', 'Unlicense']

/** Parts with another licence, and why they may stay. */
const EXCEPTIONS = new Map([
  [
    'date-holidays',
    'its program is ISC; its list of holidays is CC-BY-3.0, which asks for a name, given in its README',
  ],
  ['lightningcss', 'MPL-2.0, unchanged, and a tool of the build: the shop does not contain it'],
  ['@img/sharp-libvips', 'LGPL-3.0, unchanged, a library beside ours that anyone can replace'],
])

/** @returns {string[]} a sentence for each part whose licence is unknown or not allowed */
export function wrongLicences(components) {
  return components.flatMap(({ group, name, licenses = [] }) => {
    const fullName = group ? `${group}/${name}` : name
    if ([...EXCEPTIONS.keys()].some((known) => fullName === known || fullName.startsWith(`${known}-`))) return []
    const texts = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
    if (group === '@vitrin' || (texts.length > 0 && texts.every(isAllowed))) return []
    return [`${fullName}: ${texts.join(', ') || 'no licence'} is not among the allowed licences.`]
  })
}

/** An expression is allowed when one side of each `OR` is, and both sides of each `AND`. */
export function isAllowed(expression) {
  const text = expression.replace(/^\((.*)\)$/, '$1')
  if (text.includes(' OR ')) return text.split(' OR ').some(isAllowed)
  if (text.includes(' AND ')) return text.split(' AND ').every(isAllowed)
  return ALLOWED.includes(text)
}
