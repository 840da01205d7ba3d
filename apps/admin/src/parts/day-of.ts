const two = (part: number) => String(part).padStart(2, '0')

/** The day of a moment where the reader is. */
export function dayOf(moment: string | null): string {
  if (!moment) return ''
  const date = new Date(moment)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
