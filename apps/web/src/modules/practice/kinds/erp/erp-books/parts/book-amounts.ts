/** An amount as a statement has it, such as (RM1,234.50), as a field is read. */
export function bareAmount(text: string, brackets: '-' | '' = '-'): string {
  const bare = text.normalize('NFKC').replaceAll(/RM|\s/gi, '').replace('−', '-')
  const inBrackets = /^\((.+)\)$/.exec(bare)
  return inBrackets ? `${brackets}${inBrackets[1] ?? ''}` : bare
}
