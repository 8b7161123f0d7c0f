/** The font has no ², so the text shows a raised 2. */
export function Squared({ text }: { readonly text: string }) {
  const [before, after] = text.split('²')
  return after === undefined ? (
    text
  ) : (
    <>
      {before}
      <sup>2</sup>
      {after}
    </>
  )
}
