import { z } from 'zod'
import { whole } from '../wire/fields.ts'
import { command } from './decision-fields.ts'
import { playgroundDaysMost, playgroundLogMost, playgroundNameMost } from './playground-rules.ts'

const count = z.number().int()

/** The engine validates the scenario and names the wrong field. */
const scenario = z.record(z.string().max(60), z.unknown())
const seed = z.string().trim().min(1).max(80)
const engineVersion = whole(1, 1_000_000)
const days = whole(0, playgroundDaysMost)

/** PRC-041: a saved run: scenario, seed and decisions determine every day. */
export const playgroundContent = z.object({
  name: z.string().trim().min(1).max(playgroundNameMost),
  scenario,
  seed,
  engineVersion,
  /**
   * The decisions in order. The decisions of the current day have the number of completed days plus
   * one.
   */
  log: z
    .array(
      z.object({
        day: whole(1, playgroundDaysMost),
        seat: z.string().trim().min(1).max(40),
        command,
      }),
    )
    .max(playgroundLogMost),
  /** The number of completed days. */
  days,
  /** The key of the run from which this run was copied, and the day of the copy. */
  forkOf: z.uuid().nullable().default(null),
  forkDay: days.nullable().default(null),
})
export type PlaygroundContent = z.output<typeof playgroundContent>

export const playgroundCard = z.object({
  key: z.string(),
  name: z.string(),
  /** The number of completed days. */
  days: count,
  /** The version that the next save must send. */
  version: count,
  changedAt: z.string(),
  /** Whether an earlier version of the engine made the run, so that the run is read-only. */
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
