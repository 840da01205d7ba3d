import { type Item, keepsOrder } from './item.ts'
import type { ItemKind } from './item-kind.ts'
import type { Draft } from './kinds/kind-draft.ts'
import { shapeOf } from './kinds/kind-shape.ts'
import type { Option } from './option.ts'

const newOptions = (): Option[] => ['a', 'b', 'c', 'd'].map((id) => ({ id, content: '' }))

/** The right options of a choice. A key of pairs says nothing of an option alone. */
export const rightOf = (item: Item): string[] =>
  'options' in item && 'answer' in item && !('prompts' in item)
    ? [item.answer].flat().filter(Boolean)
    : []

/** What two kinds can have in common: stem and analysis, options and which of them are right. */
function draftOf(item: Item, spare: Option[]): Draft {
  const { stem, analysis } = item
  const options = 'options' in item ? item.options : spare
  const order = keepsOrder(item) ? { keepOrder: true as const } : {}
  return { stem, analysis, options, ...order, right: rightOf(item) }
}

/** A question to begin with; itemProblems tells what it still lacks. */
export const emptyItem = (kind: ItemKind): Item =>
  shapeOf(kind).create({ stem: '', analysis: '', options: newOptions(), right: [] })

/**
 * The same question as another kind: stem and analysis stay, options between the two choices. Where it has no options,
 * the spare ones are taken.
 */
export const convertItem = (item: Item, kind: ItemKind, spare = newOptions()): Item =>
  item.kind === kind ? item : shapeOf(kind).create(draftOf(item, spare))
