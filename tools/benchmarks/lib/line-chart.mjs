const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [720, 400, 60, 130, 24, 48]
const COLORS = ['#a3432b', '#2b5c8a', '#4d7a3a']

/** A line chart with two logarithmic axes, as SVG. */
export function lineChart({ x, lines }) {
  const values = lines.flatMap((line) => line.values)
  const powers = { from: Math.floor(Math.log10(Math.min(...values))), to: Math.ceil(Math.log10(Math.max(...values))) }
  const [first, last] = [Math.log10(x.values[0]), Math.log10(x.values.at(-1))]
  const across = (value) => LEFT + ((Math.log10(value) - first) / (last - first)) * (WIDTH - LEFT - RIGHT)
  const up = (value) =>
    HEIGHT - BOTTOM - ((Math.log10(value) - powers.from) / (powers.to - powers.from)) * (HEIGHT - TOP - BOTTOM)
  const rules = Array.from({ length: powers.to - powers.from + 1 }, (_, index) => 10 ** (powers.from + index))
  const font = 'font-family="sans-serif" font-size="12" fill="#333"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${font}>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${rules.map(ruleOf).join('\n')}
${x.values.map(xLabelOf).join('\n')}
<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 8}" text-anchor="middle">${x.label}</text>
${lines.map((line, index) => lineOf(line, COLORS[index % COLORS.length])).join('\n')}
</svg>
`

  function ruleOf(value) {
    const label = `<text x="${LEFT - 8}" y="${up(value) + 4}" text-anchor="end">${value}</text>`
    return `<path d="M${LEFT} ${up(value)}H${WIDTH - RIGHT}" stroke="#ddd"/>${label}`
  }

  function xLabelOf(value) {
    const text = value.toLocaleString('en')
    return `<text x="${across(value)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${text}</text>`
  }

  function lineOf(line, color) {
    const points = line.values.map((value, index) => [across(x.values[index]).toFixed(1), up(value).toFixed(1)])
    const [endX, endY] = points.at(-1)
    const path = points.map((point) => point.join(' ')).join('L')
    const dots = points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3" fill="${color}"/>`).join('')
    const label = `<text x="${Number(endX) + 8}" y="${Number(endY) + 4}" fill="${color}">${line.label}</text>`
    return `<path d="M${path}" fill="none" stroke="${color}" stroke-width="2"/>\n${dots}${label}`
  }
}
