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
