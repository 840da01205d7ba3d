import type { SearchSchemaInput } from '@tanstack/react-router'

/** What may stand in an address under these names: whatever somebody has typed there. */
export type Words<Said> = { readonly [Name in keyof Said]?: string }

/**
 * For `validateSearch`: the words of an address that a page reads. A link can only say what means something
 * (`Said`); the page reads text, and what means nothing there counts as not set. It is neither changed nor
 * taken out here, as the router writes into the address what a route answers.
 */
export function readsWords<Said extends object>(): (search: Said & SearchSchemaInput) => Words<Said>
export function readsWords() {
  return (search: object) => search
}

/** Addresses hold plain words (`?isFree=1`), not JSON, so that people can read and share them. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    const isWord =
      typeof value === 'number' ||
      typeof value === 'boolean' ||
      (typeof value === 'string' && value !== '')
    if (isWord) query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}
