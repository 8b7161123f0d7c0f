// What a theme may import: theme-kit, not even kernel (docs/decisions/0053), and the theme that it extends (0108).
const THEME = /^@vitrin\/(theme-(?!kit$).+)$/

export function themeRow(manifest) {
  const [parent, ...others] = parentsOf(manifest)
  const allowed = ['theme-kit', 'theme-kit/forms', 'theme-kit/drawing', ...(parent === undefined ? [] : [parent])]
  return {
    imports: Object.fromEntries(allowed.map((name) => [name, { what: 'all' }])),
    withoutKernel: true,
    outside: ['react'],
    peers: ['react-dom', '@types/react'],
    instead:
      others.length > 0
        ? 'A theme extends one other theme: name one theme in its dependencies.'
        : 'A theme imports @vitrin/theme-kit, React, its own files and the theme that it extends: ' +
          'take it from theme-kit.',
  }
}

const parentsOf = ({ dependencies = {} }) => Object.keys(dependencies).flatMap((name) => THEME.exec(name)?.[1] ?? [])

/** `nordic` for a theme that depends on `@vitrin/theme-nordic`. */
export const parentOf = (manifest) => parentsOf(manifest)[0]?.replace(/^theme-/, '')
