import { z } from 'zod'
import { toMarkKinds } from './marking-rules.ts'

/** A piece of work to mark. The sealed id is the one in the address of its page. */
const piece = z.object({ kind: z.enum(toMarkKinds), sign: z.string() })

/** TCH-173: a piece of work to mark. */
export const toMarkEntry = piece.extend({
  /** The title of the examination or task. */
  title: z.string(),
  courseName: z.string(),
  studentName: z.string(),
  /** When the work was submitted. */
  since: z.string(),
  /** True if the hand-in was submitted after the end of its task. */
  late: z.boolean(),
})
export type ToMarkEntry = z.output<typeof toMarkEntry>

/** TCH-174: the position of a piece in the queue, and the next piece. */
export const nextToMark = z.object({
  /** Null if the piece is marked, or none was named. */
  place: z.number().int().nullable(),
  total: z.number().int(),
  next: piece.nullable(),
})
export type NextToMark = z.output<typeof nextToMark>

/** TCH-179: a reusable comment, visible only to its teacher. */
export const markComment = z.object({ sign: z.string(), name: z.string(), content: z.string() })
export type MarkComment = z.output<typeof markComment>
