/** A text of at most so many letters; where some are left out, a sign of that is the last of them. */
export function shorten(text: string, most: number): string {
  const letters = Array.from(text)
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text
}
