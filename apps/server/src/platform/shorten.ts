/** Shortens a text to so many letters; a shortened text ends with an ellipsis. */
export function shorten(text: string, most: number): string {
  const letters = Array.from(text)
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text
}
