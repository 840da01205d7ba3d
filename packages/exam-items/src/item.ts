import { z } from 'zod'
import { type ItemKind, itemKinds } from './item-kind.ts'
import * as shapes from './kinds/shapes.ts'

type ItemSchema = (typeof shapes)[ItemKind]['itemSchema']
const byKind: typeof shapes = shapes
const schemas = itemKinds.map((kind): ItemSchema => byKind[kind].itemSchema)

/** A question with its answer side, as teachers write it and the bank keeps it. */
export const itemSchema = z.discriminatedUnion('kind', schemas as [ItemSchema, ...ItemSchema[]])
export type Item = z.infer<typeof itemSchema>
