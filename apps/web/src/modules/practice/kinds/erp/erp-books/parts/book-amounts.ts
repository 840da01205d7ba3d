/** Converts an amount of a statement, such as (RM1,234.50), to the format of a field. */
export function bareAmount(text: string, brackets: '-' | '' = '-'): string {
  const bare = text.normalize('NFKC').replaceAll(/RM|\s/gi, '').replace('−', '-')
  const inBrackets = /^\((.+)\)$/.exec(bare)
  return inBrackets ? `${brackets}${inBrackets[1] ?? ''}` : bare
}
