const longest = 60

/** The beginning of a text, for the name of a button beside it. */
export function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line
}
