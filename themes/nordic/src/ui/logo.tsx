/** The name in the page's own type; its two l are panes of glass. Who does not see it hears where it leads. */
export function Logo({ name }: { readonly name: string }) {
  return (
    <>
      <span aria-hidden="true">
        K<i />
        arg
        <i />
        as
      </span>
      <span className="visually-hidden">{name}</span>
    </>
  )
}
