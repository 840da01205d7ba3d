import type { ItemAnswer } from './answer.ts'
import type { Item } from './item.ts'
import type { ItemKind } from './item-kind.ts'
import { shapeOf } from './kinds/kind-shape.ts'
import type { PublicItem } from './public-item.ts'

export type { ItemAnswer } from './answer.ts'
export { type Item, itemSchema, keepsOrder, keepsShape } from './item.ts'
export { type ItemKind, itemKindOf, itemKinds, itemTypeCode } from './item-kind.ts'
export { itemProblems } from './item-problems.ts'

export {
  type MediaKind,
  mediaMark,
  mediaMarks,
  mediaWordsMost,
  shortText,
} from './media/media-marks.ts'
export { mediaProblems, mediaTexts } from './media/media-problems.ts'
export { optionName } from './option.ts'
export type { ProblemCode } from './problem-code.ts'

/**
 * Returns the form in which a version is stored. It contains everything that marking needs
 * (EXM-162).
 */
export const completeItem = (item: Item): Item => shapeOf(item.kind).complete?.(item) ?? item

/**
 * Parses an answer from the API, in the stored form or as the comma-joined text of EXM-015. Returns
 * undefined if the answer is invalid; null means unanswered (EXM-016).
 */
export function readWireAnswer(
  kind: ItemKind,
  item: PublicItem,
  value: unknown,
): ItemAnswer | undefined {
  if (kind !== item.kind) return undefined
  return value === null ? null : shapeOf(kind).readAnswer(item, value)
}

export const isAnswered = (kind: ItemKind, answer: ItemAnswer): boolean =>
  shapeOf(kind).isAnswered(answer)
