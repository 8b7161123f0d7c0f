/**
 * The name of the shop; its two letters l are panes of glass. `name` is for screen readers and says where the link
 * leads.
 */
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
