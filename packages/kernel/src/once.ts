/** Shares what is on its way and what has come; what failed is tried again. */
export function once<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let coming: Promise<Result> | undefined
  return () =>
    (coming ??= load().catch((error: unknown) => {
      coming = undefined
      throw error
    }))
}
