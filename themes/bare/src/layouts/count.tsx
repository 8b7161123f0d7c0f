/** A number beside a name that says it, too. The styles write it, and keep its place before it is known. */
export function Count({ of: count }: { readonly of: number }) {
  return <b className="count" data-count={count > 0 ? count : undefined} />
}
