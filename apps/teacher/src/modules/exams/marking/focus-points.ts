/** Fields for points, in the order of the page. */
const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[data-points]')]

/** Puts the focus into the field after the named one, or into the first empty one; false when there is none. */
export function focusPoints({ after }: { after?: string } = {}): boolean {
  const all = fields()
  const start =
    after === undefined ? -1 : all.findIndex(({ dataset }) => dataset['points'] === after)
  const later = all.slice(start + 1)
  const next = later.find(({ value }) => value === '')
  next?.focus()
  return next !== undefined
}
