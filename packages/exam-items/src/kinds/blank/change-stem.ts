import { usualMatching } from './matching.ts'
import { type BlankItem, matchingOf } from './shape.ts'
import { countBlanks } from './stem.ts'

/** Returns how many blanks are equal, counted from the start to the first difference. */
function blanksInCommon(one: string, other: string): number {
  let end = 0
  while (end < one.length && one[end] === other[end]) end += 1
  // If one stem has more text here that only makes this blank longer, the blank does not count as
  // equal.
  const isCut = one[end] === '_' || other[end] === '_'
  const start = one.slice(0, end)
  return countBlanks(isCut ? start.replace(/_+$/, '') : start)
}

/**
 * When a blank is inserted into the stem or deleted from it, every other blank keeps its
 * alternatives and rules.
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
