const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Their copy in every field that was not touched here since both had the same. */
export function mergeUntouched<Values extends Record<string, unknown>>(
  mine: Values,
  before: Values,
  theirs: Values,
): Values {
  const touched = Object.entries(mine).filter(([field, value]) => !isSame(value, before[field]))
  return { ...theirs, ...Object.fromEntries(touched) }
}
