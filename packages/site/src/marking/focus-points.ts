/** Fields for points, in the order of the page. */
const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[data-points]')]

interface Wanted {
  /** The field that the teacher has just filled. */
  after?: string
  /** True if filled fields count too, for a page on which a teacher checks existing marks. */
  any?: boolean
}

/**
 * Focuses the next field after `after`, or the first field. Usually only empty fields count.
 * Returns false if there is no such field.
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
