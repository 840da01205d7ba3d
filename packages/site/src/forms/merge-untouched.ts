const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The remote copy in every field that was not changed here since both copies were the same. */
export function mergeUntouched<Values extends Record<string, unknown>>(
  local: Values,
  before: Values,
  remote: Values,
): Values {
  const touched = Object.entries(local).filter(([field, value]) => !isSame(value, before[field]))
  return { ...remote, ...Object.fromEntries(touched) }
}
