import type { z } from 'zod'
import type { ItemAnswer } from '../answer.ts'
import type { Item } from '../item.ts'
import type { Draft } from './kind-draft.ts'
import type { ItemKind } from '../item-kind.ts'
import * as shapes from './shapes.ts'
import type { ShownItem } from '../shown-item.ts'

/**
 * The exports of a kind's file `shape.ts`. They are declared as methods, because TypeScript then
 * accepts functions that take only questions of one kind; the caller finds the kind first.
 */
interface KindShape {
  typeCode: number
  answerSchema: z.ZodType<ItemAnswer>
  /** Parses an answer; returns undefined if it is invalid. */
  readAnswer(shown: ShownItem, value: unknown): ItemAnswer | undefined
  isAnswered(answer: ItemAnswer): boolean
  /**
   * Returns the question without its solution. Fields are copied one by one, so that a new field
   * stays hidden at first.
   */
  shown(item: Item, optionOrder?: readonly string[]): ShownItem
  create(draft: Draft): Item
  /** Adds the fields that every newly stored version must have. */
  complete?(item: Item): Item
}

const byKind: Record<ItemKind, KindShape> = shapes

export const shapeOf = (kind: ItemKind): KindShape => byKind[kind]
