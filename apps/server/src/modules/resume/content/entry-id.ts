import { createHash } from 'node:crypto'

/**
 * Returns a UUID derived from values: equal values give the same id, so that no entry is added
 * twice.
 */
export function entryIdOf(...values: readonly unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(values)).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
