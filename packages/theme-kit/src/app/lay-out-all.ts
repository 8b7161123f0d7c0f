/**
 * A theme may leave out the layout of what is far below the first view, with `:root:not([data-whole])` before the rule
 * of `content-visibility`. A place to scroll to needs the true heights of what is above it.
 */
export function layOutAll({ documentElement }: Pick<Document, 'documentElement'>): void {
  documentElement.dataset['whole'] = ''
}
