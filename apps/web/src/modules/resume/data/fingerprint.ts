/**
 * Returns a number that differs for different values. A form uses it as the version of its part of
 * the resume, so that a change of another part does not make the form outdated.
 */
export function fingerprint(values: object): number {
  let hash = 0x811c9dc5
  for (const unit of JSON.stringify(values)) {
    hash ^= unit.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}
