import { z } from 'zod'
import { whole } from '../wire/fields.ts'
import { command } from './decision-fields.ts'
import { playgroundDaysMost, playgroundLogMost, playgroundNameMost } from './playground-rules.ts'

const count = z.number().int()

/** The scenario is checked by the engine, which names the field that is wrong. */
const scenario = z.record(z.string().max(60), z.unknown())
const seed = z.string().trim().min(1).max(80)
const engineVersion = whole(1, 1_000_000)
const days = whole(0, playgroundDaysMost)

/** PRC-041: a run of the playground as it is kept: its scenario, seed and decisions give every day of it again. */
export const playgroundContent = z.object({
  name: z.string().trim().min(1).max(playgroundNameMost),
  scenario,
  seed,
  engineVersion,
  /** In order; those of the day that is not over yet have the day after the last one. */
  log: z
    .array(
      z.object({
        day: whole(1, playgroundDaysMost),
        seat: z.string().trim().min(1).max(40),
        command,
      }),
    )
    .max(playgroundLogMost),
  /** Days that are over. */
  days,
  /** The key of the playground that it was copied from, and the day on which it was. */
  forkOf: z.uuid().nullable().default(null),
  forkDay: days.nullable().default(null),
})
export type PlaygroundContent = z.output<typeof playgroundContent>

export const playgroundCard = z.object({
  key: z.string(),
  name: z.string(),
  /** Days that are over. */
  days: count,
  /** What the next save carries. */
  version: count,
  changedAt: z.string(),
  /** Made with an earlier engine: to look at, and not to change or copy. */
  isOlder: z.boolean(),
  forkOf: z.string().nullable(),
  forkDay: count.nullable(),
})
export type PlaygroundCard = z.output<typeof playgroundCard>

export const playgroundDocument = playgroundCard.extend({
  content: z.object({
    scenario: z.record(z.string(), z.unknown()),
    seed: z.string(),
    engineVersion: count,
    log: z.array(
      z.object({ day: count, seat: z.string(), command: z.record(z.string(), z.unknown()) }),
    ),
  }),
})
export type PlaygroundDocument = z.output<typeof playgroundDocument>
