/** Another data folder has rows with the same numbers; the time tells their mails apart. */
export function mailId({ id, createdAt }: { readonly id: number; readonly createdAt: number }): string {
  return `${mailTime(createdAt)}-${id}`
}

/** The beginning of the ids of mails of a time; later ones sort behind it. */
export function mailTime(time: number): string {
  return new Date(time).toISOString().replaceAll(':', '')
}
