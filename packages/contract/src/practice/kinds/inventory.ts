import { z } from 'zod'
import { whole } from '../../wire/fields.ts'
import { answerMost, triesMost } from '../rules.ts'

const count = z.number().int()

/** An answer to one problem in one attempt. */
export const answerCommand = z.object({
  type: z.literal('answer'),
  attempt: whole(1, triesMost),
  problem: z.string().trim().min(1).max(40),
  text: z.string().max(answerMost),
})

/** A number without a fraction: `value` 125 with one place is 12.5. */
export const benchAmount = z.object({ value: count, places: count, unit: z.string() })
export type BenchAmount = z.output<typeof benchAmount>

/** PRC-078: one problem. Its solution is included only after a right answer or the last attempt. */
export const benchProblem = z.object({
  name: z.string(),
  given: z.array(z.object({ name: z.string(), amounts: z.array(benchAmount) })),
  unit: z.string(),
  places: count,
  rounding: z.enum(['none', 'halfUp', 'up']),
  tolerance: z.enum(['exact', 'lastPlace', 'onePercent']),
  answered: z
    .object({
      text: z.string(),
      verdict: z.enum(['right', 'wrong', 'notAnswered', 'notANumber', 'tooLong']),
    })
    .nullable(),
  solution: z
    .object({
      answer: benchAmount,
      steps: z.array(
        z.object({
          code: z.string(),
          numbers: z.array(z.object({ name: z.string(), amount: benchAmount })),
        }),
      ),
    })
    .nullable(),
})
export type BenchProblem = z.output<typeof benchProblem>

export const inventoryView = z.object({
  attempt: count,
  tries: count,
  finished: z.boolean(),
  problems: z.array(benchProblem),
})
export type InventoryView = z.output<typeof inventoryView>
