import { usualMatching } from './matching.ts'
import { type BlankItem, matchingOf } from './shape.ts'
import { countBlanks } from './stem.ts'

/** Returns the number of equal blanks from the start to the first difference. */
function blanksInCommon(one: string, other: string): number {
  let end = 0
  while (end < one.length && one[end] === other[end]) end += 1
  // If the text of one stem continues a blank here, the stems differ in the length of this blank,
  // so the blank does not count.
  const isCut = one[end] === '_' || other[end] === '_'
  const start = one.slice(0, end)
  return countBlanks(isCut ? start.replace(/_+$/, '') : start)
}

/**
 * Keeps alternatives and rules with their blanks when a blank is inserted or deleted anywhere in
 * the stem.
 */
export function changeStem(item: BlankItem, stem: string): BlankItem {
  const change = countBlanks(stem) - item.blanks.length
  const at = blanksInCommon(item.stem, stem)
  const from = change < 0 ? Math.min(at, item.blanks.length + change) : at
  const cut = Math.max(0, -change)
  const fresh = Array.from({ length: Math.max(0, change) })
  return {
    ...item,
    stem,
    blanks: item.blanks.toSpliced(from, cut, ...fresh.map((): string[] => [])),
    matching: matchingOf(item).toSpliced(from, cut, ...fresh.map(() => usualMatching)),
  }
}
