/**
 * How a person is greeted: without what stands behind `bin`, `binti`, `a/l` or `a/p`, which is the name of the father.
 */
export function shortName(name: string): string {
  const [own = ''] = name.split(/\s+(?:bin|binti|bt|a\/l|a\/p)\.?\s+/i)
  return own.trim() || name
}
