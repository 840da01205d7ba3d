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
