/** The fill of cut walls, `.d-wall` in the styles. Each page has it once. */
export function Hatch() {
  return (
    <defs>
      <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" stroke="var(--color-line-strong)" strokeWidth="1.1" />
      </pattern>
    </defs>
  )
}
