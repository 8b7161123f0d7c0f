// Parses a list of requirement ids in the format of the issues: `R1.01, R2.05–R2.08; R9.17`.

export function idsIn(text, known) {
  return text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .flatMap((part) => {
      const [first, last = first] = part.split(/[–-]/)
      const [from, to] = [known.indexOf(first), known.indexOf(last)]
      if (from < 0 || to < from) throw new Error(`"${part}" is not a requirement or a range of requirements.`)
      return known.slice(from, to + 1)
    })
}
