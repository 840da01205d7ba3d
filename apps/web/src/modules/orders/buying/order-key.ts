/** The key of what was sent before, and the content that was sent under it. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- values of a form have an index
type SentBefore = { key: string; sentAs: string }

/**
 * ORD-054: the same content is sent under the same key, also after a double click, a reload or a lost answer;
 * other content is another order.
 */
export function keyFor(content: object, before: SentBefore): SentBefore {
  const sentAs = JSON.stringify(content)
  if (before.key && before.sentAs === sentAs) return before
  return { key: crypto.randomUUID(), sentAs }
}
