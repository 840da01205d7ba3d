import { type Item, keepsOrder } from './item.ts'
import type { ItemKind } from './item-kind.ts'
import type { Draft } from './kinds/kind-draft.ts'
import { shapeOf } from './kinds/kind-shape.ts'
import type { Option } from './option.ts'

const newOptions = (): Option[] => ['a', 'b', 'c', 'd'].map((id) => ({ id, content: '' }))

/** What two kinds can have in common: stem and analysis, options and which of them are right. */
function draftOf(item: Item): Draft {
  const { stem, analysis } = item
  if (!('options' in item)) return { stem, analysis, options: newOptions(), right: [] }
  const { options } = item
  // A key of pairs says nothing of an option alone.
  const right = 'answer' in item && !('prompts' in item) ? [item.answer].flat().filter(Boolean) : []
  const order = keepsOrder(item) ? { keepOrder: true as const } : {}
  return { stem, analysis, options, ...order, right }
}

/** A question to begin with; itemProblems tells what it still lacks. */
export const emptyItem = (kind: ItemKind): Item =>
  shapeOf(kind).create({ stem: '', analysis: '', options: newOptions(), right: [] })

/** The same question as another kind: stem and analysis stay, options between the two choices. */
export const convertItem = (item: Item, kind: ItemKind): Item =>
  item.kind === kind ? item : shapeOf(kind).create(draftOf(item))

const rightOf = (item: Item): string[] =>
  'answer' in item && 'options' in item ? [item.answer].flat().filter(Boolean) : []

/**
 * EXM-273: as `convertItem`, for a question that was of this kind before: what only this kind has, such as the right
 * answers, comes back as far as it still fits. What was changed in between stays.
 */
export function convertBack(item: Item, kind: ItemKind, before: Item | undefined): Item {
  const fresh = convertItem(item, kind)
  if (before?.kind !== kind || item.kind === kind) return fresh
  const { stem, analysis } = item
  const back = { ...before, stem, analysis }
  // The answers of blanks belong to the gaps of their stem.
  if (back.kind === 'blank') return before.stem === stem ? back : fresh
  if (!('options' in back) || !('options' in item)) return back
  const options = 'options' in fresh ? fresh.options : item.options
  const ids = new Set(options.map(({ id }) => id))
  const kept = { ...back, options }
  const isWhole = rightOf(before).every((id) => ids.has(id))
  if (kept.kind === 'ordering') return kept
  if (kept.kind === 'matching') return isWhole ? kept : fresh
  return isWhole && rightOf(fresh).length === 0 ? kept : fresh
}
