import { z } from 'zod'
import { practiceKinds } from '../practice/rules.ts'
import { perLanguage } from '../wire/fields.ts'
import { ratingSources, rubricStates } from './rules.ts'

const count = z.number().int()

export const rubricLevel = z.object({ percent: count, names: perLanguage, texts: perLanguage })
export type RubricLevel = z.output<typeof rubricLevel>

export const rubricCriterion = z.object({
  key: z.string(),
  names: perLanguage,
  /** The weight of the criterion in percent. */
  weight: count,
  source: z.enum(ratingSources),
  /** The part of a run's score; empty if people rate. */
  evidence: z.string(),
  /** Lowest first. */
  levels: z.array(rubricLevel),
})
export type RubricCriterion = z.output<typeof rubricCriterion>

/**
 * A gate limits the total: if the part of the score is below `below` percent, the total is at most
 * `cap`.
 */
export const rubricGate = z.object({ evidence: z.string(), below: count, cap: count })
export type RubricGate = z.output<typeof rubricGate>

export const rubricCard = z.object({
  sign: z.string(),
  name: z.string(),
  kind: z.enum(practiceKinds).nullable(),
  state: z.enum(rubricStates),
  /** The number of the version, from 1. */
  number: count,
  criteria: count,
  authorName: z.string(),
  /** Whether the caller may change the rubric. */
  mayChange: z.boolean(),
  changedAt: z.string(),
  version: count,
})
export type RubricCard = z.output<typeof rubricCard>

/** All fields of a rubric, for its form. */
export const rubric = rubricCard.extend({
  names: perLanguage,
  criteria: z.array(rubricCriterion),
  gates: z.array(rubricGate),
})
export type Rubric = z.output<typeof rubric>
