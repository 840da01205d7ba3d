/** Fields for points, in the order of the page. */
const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[data-points]')]

interface Wanted {
  /** The field that was just filled. */
  after?: string
  /** Includes filled fields, for a page on which existing marks are checked. */
  any?: boolean
}

/**
 * Focuses the next field after `after`, or the first one; by default only empty fields. Returns
 * false if there is none.
 */
export function focusPoints({ after, any = false }: Wanted = {}): boolean {
  const all = fields()
  const start =
    after === undefined ? -1 : all.findIndex(({ dataset }) => dataset['points'] === after)
  const later = all.slice(start + 1)
  const next = later.find(({ value }) => any || value === '')
  next?.focus()
  return next !== undefined
}
