import type { z } from 'zod'
import type { ItemAnswer } from '../answer.ts'
import type { Item } from '../item.ts'
import type { Draft } from './kind-draft.ts'
import type { ItemKind } from '../item-kind.ts'
import * as shapes from './shapes.ts'
import type { ShownItem } from '../shown-item.ts'

/** What `shape.ts` of a kind exports. Methods, since each is called with questions of its own kind only. */
interface KindShape {
  typeCode: number
  answerSchema: z.ZodType<ItemAnswer>
  /** undefined: not acceptable. */
  readAnswer(shown: ShownItem, value: unknown): ItemAnswer | undefined
  isAnswered(answer: ItemAnswer): boolean
  /** Without the answer side; fields are named one by one. */
  shown(item: Item, optionOrder?: readonly string[]): ShownItem
  create(draft: Draft): Item
  /** Adds what a version kept from today on always says. */
  complete?(item: Item): Item
}

const byKind: Record<ItemKind, KindShape> = shapes

export const shapeOf = (kind: ItemKind): KindShape => byKind[kind]
