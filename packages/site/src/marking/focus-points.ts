/** Fields for points, in the order of the page. */
const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[data-points]')]

interface Wanted {
  /** The field that was filled just now. */
  after?: string
  /** Also one that is filled, as that of a mark which is looked at again. */
  any?: boolean
}

/** Puts the focus into the field after the named one, or into the first empty one; false when there is none. */
export function focusPoints({ after, any = false }: Wanted = {}): boolean {
  const all = fields()
  const start =
    after === undefined ? -1 : all.findIndex(({ dataset }) => dataset['points'] === after)
  const later = all.slice(start + 1)
  const next = later.find(({ value }) => any || value === '')
  next?.focus()
  return next !== undefined
}
