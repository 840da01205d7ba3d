/** The orders of papers that a list offers (EXM-185). */
const recordSorts = ['newest', 'waiting', 'name', 'score'] as const
type RecordSort = (typeof recordSorts)[number]

export function recordSort(word: string | undefined, usual: RecordSort): RecordSort {
  return recordSorts.find((one) => one === word) ?? usual
}
