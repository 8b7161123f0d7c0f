type Load = () => unknown

/** Import functions by id, from a list that is a chunk itself. An id that the list lacks does not compile. */
export function later<List extends object, Id extends keyof List>(
  list: () => Promise<List>,
  ids: readonly Id[],
): Pick<List, Id> {
  const load = (id: Id) => async () => ((await list())[id] as Load)()
  return Object.fromEntries(ids.map((id) => [id, load(id)])) as Pick<List, Id>
}
