const formats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>()

/** A format of `Intl`, made once: to make one takes longer than all other work of a page with dates. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}
