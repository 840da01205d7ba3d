// What a form of stored values does with its fields; a form that is sent once needs none of it.

const isAt = (path: string, field: string) => path === field || path.startsWith(`${field}.`)

/** The errors without those of these fields. */
export function withoutFields<Text>(
  errors: Readonly<Record<string, Text>>,
  fields: readonly string[],
): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => !fields.some((field) => isAt(path, field))),
  )
}

/** TCH-096: the values as they may be sent; a field that was refused keeps what the server has. */
export function acceptedValues<Values extends object>(
  values: Values,
  base: Values,
  refused: readonly string[],
): Values {
  const fields = new Set(refused.map((path) => path.split('.')[0]))
  const left = Object.entries(base).filter(([field]) => fields.has(field))
  return { ...values, ...Object.fromEntries(left) }
}

/**
 * What was kept on this device, laid over what is stored: a field that the draft does not have is taken
 * from there, and one that the form does not know any more goes.
 */
export const withDraft = <Values extends object>(
  stored: Values,
  draft: Partial<Values> | null,
) => ({
  ...stored,
  ...Object.fromEntries(Object.entries(draft ?? {}).filter(([field]) => field in stored)),
})
