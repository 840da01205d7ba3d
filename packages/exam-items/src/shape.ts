import type { z } from 'zod'
import type { ItemAnswer } from './answer.ts'
import type { ItemKind } from './item-kind.ts'
import {
  annotationAnswerSchema,
  isAnnotationAnswered,
  readAnnotation,
} from './kinds/annotation/shape.ts'
import type { Item } from './item.ts'
import { blankAnswerSchema, isBlankAnswered, readBlank, withMatching } from './kinds/blank/shape.ts'
import { isJudgeAnswered, judgeAnswerSchema, readJudge } from './kinds/judge/shape.ts'
import { isMultipleAnswered, multipleAnswerSchema, readMultiple } from './kinds/multiple/shape.ts'
import { isSingleAnswered, readSingle, singleAnswerSchema } from './kinds/single/shape.ts'
import type { PublicItem } from './public-item.ts'

export type { ItemAnswer } from './answer.ts'
export { type Item, itemSchema } from './item.ts'
export { type ItemKind, itemKindOf, itemKinds, itemTypeCode } from './item-kind.ts'
export { type ItemProblem, itemProblems } from './item-problems.ts'
export { type AnnotationItem, annotationTextMax } from './kinds/annotation/shape.ts'
export { type BlankMatching, usualMatching } from './kinds/blank/matching.ts'
export { type BlankItem, blankTextMax, blanksMax } from './kinds/blank/shape.ts'
export { countBlanks, stemParts } from './kinds/blank/stem.ts'
export type { JudgeItem } from './kinds/judge/shape.ts'
export {
  type MultipleItem,
  type MultipleStrategy,
  multipleStrategies,
} from './kinds/multiple/shape.ts'
export type { SingleItem } from './kinds/single/shape.ts'
export { type Option, optionName, optionSchema, optionsMax, optionsMin } from './option.ts'
export { type ProblemCode, problemCodes } from './problem-code.ts'

/** The form in which a new version of a question is kept: it says all that marking needs (EXM-162). */
export const completeItem = (item: Item): Item =>
  item.kind === 'blank' ? withMatching(item) : item

const answerSchemas = {
  single: singleAnswerSchema,
  multiple: multipleAnswerSchema,
  blank: blankAnswerSchema,
  judge: judgeAnswerSchema,
  annotation: annotationAnswerSchema,
} satisfies Record<ItemKind, z.ZodType<ItemAnswer>>

export const answerSchema = (kind: ItemKind): z.ZodType<ItemAnswer> => answerSchemas[kind]

const readers = {
  single: readSingle,
  multiple: readMultiple,
  blank: readBlank,
  judge: readJudge,
  annotation: readAnnotation,
} satisfies Record<ItemKind, (item: PublicItem, value: unknown) => ItemAnswer | undefined>

/**
 * Reads an answer from the edge of the API: the stored form, or the comma-joined text of EXM-015.
 * undefined means that it is not acceptable; null is an answer not given (EXM-016).
 */
export function readWireAnswer(
  kind: ItemKind,
  item: PublicItem,
  value: unknown,
): ItemAnswer | undefined {
  if (kind !== item.kind) return undefined
  return value === null ? null : readers[kind](item, value)
}

const answeredTests = {
  single: isSingleAnswered,
  multiple: isMultipleAnswered,
  blank: isBlankAnswered,
  judge: isJudgeAnswered,
  annotation: isAnnotationAnswered,
} satisfies Record<ItemKind, (answer: ItemAnswer) => boolean>

export const isAnswered = (kind: ItemKind, answer: ItemAnswer): boolean =>
  answeredTests[kind](answer)
