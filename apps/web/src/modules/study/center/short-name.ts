/**
 * Returns the name for a greeting, without the father's name after `bin`, `binti`, `a/l` or `a/p`.
 */
export function shortName(name: string): string {
  const [own = ''] = name.split(/\s+(?:bin|binti|bt|a\/l|a\/p)\.?\s+/i)
  return own.trim() || name
}
