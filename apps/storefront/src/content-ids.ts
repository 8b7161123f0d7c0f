/** Ids of documents begin with it, so that none of them is an id of the page, such as that of its state. */
const START = 'user-content-'

/** An attribute of an element of a document: ids, and links within the document, get names of their own. */
export function attributeInContent(name: string, value: string): string {
  if (name === 'id') return named(value)
  return name === 'href' && /^#./.test(value) ? `#${named(value.slice(1))}` : value
}

function named(id: string): string {
  return id.startsWith(START) ? id : START + id
}
