/** The key and the content of the last request. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- values of a form have an index
type SentBefore = { key: string; sentAs: string }

/**
 * ORD-054: returns the same key for the same content, also after a double click, a reload or a lost
 * response; other content gets another key.
 */
export function keyFor(content: object, before: SentBefore): SentBefore {
  const sentAs = JSON.stringify(content)
  if (before.key && before.sentAs === sentAs) return before
  return { key: crypto.randomUUID(), sentAs }
}
