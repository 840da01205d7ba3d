import { type Item, keepsOrder } from './item.ts'
import type { ItemKind } from './item-kind.ts'
import type { Draft } from './kinds/kind-draft.ts'
import { shapeOf } from './kinds/kind-shape.ts'
import type { Option } from './option.ts'

const newOptions = (): Option[] => ['a', 'b', 'c', 'd'].map((id) => ({ id, content: '' }))

/** Returns the ids of the right options of a question; kinds without right options have none. */
export const rightOf = (item: Item): string[] =>
  'options' in item && 'answer' in item && !('prompts' in item)
    ? [item.answer].flat().filter(Boolean)
    : []

/**
 * Returns the parts that a question shares with a question of another kind: stem, explanation,
 * options and right options.
 */
function draftOf(item: Item, spare: Option[]): Draft {
  const { stem, analysis } = item
  const options = 'options' in item ? item.options : spare
  const order = keepsOrder(item) ? { keepOrder: true as const } : {}
  return { stem, analysis, options, ...order, right: rightOf(item) }
}

/** Returns an empty question; itemProblems lists what it lacks. */
export const emptyItem = (kind: ItemKind): Item =>
  shapeOf(kind).create({ stem: '', analysis: '', options: newOptions(), right: [] })

/**
 * Converts a question to another kind. Stem and explanation stay; options stay if both kinds have
 * them. For a question without options, `spare` gives the options.
 */
export const convertItem = (item: Item, kind: ItemKind, spare = newOptions()): Item =>
  item.kind === kind ? item : shapeOf(kind).create(draftOf(item, spare))
