// Functions of forms with stored values; forms that are sent once do not need them.

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

/** TCH-096: the values that may be sent; a refused field has the value of the server. */
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
 * Returns the stored values, replaced by those of the draft: fields that the draft lacks have the
 * stored value, and fields that the form no longer has are removed.
 */
export const withDraft = <Values extends object>(
  stored: Values,
  draft: Partial<Values> | null,
) => ({
  ...stored,
  ...Object.fromEntries(Object.entries(draft ?? {}).filter(([field]) => field in stored)),
})
