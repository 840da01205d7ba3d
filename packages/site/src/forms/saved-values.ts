// Functions for forms with stored values. Forms that are sent only once do not need them.

const isAt = (path: string, field: string) => path === field || path.startsWith(`${field}.`)

/** Returns the errors without those of the given fields. */
export function withoutFields<Text>(
  errors: Readonly<Record<string, Text>>,
  fields: readonly string[],
): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => !fields.some((field) => isAt(path, field))),
  )
}

/**
 * TCH-096: the values that may be sent. For a refused field, this is the value that the server has.
 */
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
 * Returns the stored values with the values of the draft in their place. A field that the draft
 * lacks has the stored value, and a field that the form no longer has is removed.
 */
export const withDraft = <Values extends object>(
  stored: Values,
  draft: Partial<Values> | null,
) => ({
  ...stored,
  ...Object.fromEntries(Object.entries(draft ?? {}).filter(([field]) => field in stored)),
})
