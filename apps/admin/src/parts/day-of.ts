const two = (part: number) => String(part).padStart(2, '0')

/** Returns the local day of a time for a date field, or an empty text. */
export function dayOf(moment: string | null): string {
  if (!moment) return ''
  const date = new Date(moment)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
