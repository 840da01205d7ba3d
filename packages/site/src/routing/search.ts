import type { SearchSchemaInput } from '@tanstack/react-router'

/**
 * The query of an address with these names. A value is any text, because people can type addresses.
 */
export type Words<Said> = { readonly [Name in keyof Said]?: string }

/**
 * For `validateSearch`: declares which query a page reads. Links can contain only valid values
 * (`Said`). The page itself must accept any text, and treats an invalid value as missing. The query
 * is returned unchanged, because the router writes the result into the address.
 */
export function readsWords<Said extends object>(): (search: Said & SearchSchemaInput) => Words<Said>
export function readsWords() {
  return (search: object) => search
}

/**
 * Addresses contain plain text (`?isFree=1`) and no JSON, so that people can read and share them.
 */
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
