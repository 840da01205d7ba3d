import { z } from 'zod'
import { skillNameMost } from '../employment/rules.ts'
import { text } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { skillAliasesMost } from './rules.ts'

const name = text(skillNameMost, 1, says('name'))

/** The fields of a skill (JOB-139). */
export const skillFields = z.object({
  names: z.object({ en: name, zh: name, my: name }),
  /** The school's alternative names. */
  aliases: z.array(text(skillNameMost)).max(skillAliasesMost).default([]),
  /** A group of positions that need the skill; empty for every job. */
  jobGroup: z.string().trim().max(40).default(''),
})
export type SkillFields = z.output<typeof skillFields>

/** JOB-139: a skill for staff. */
export const keptSkill = z.object({
  /** Empty for a new skill. */
  code: z.string(),
  /** False for a skill of the platform. */
  isOwn: z.boolean(),
  names: z.object({ en: z.string(), zh: z.string(), my: z.string() }),
  /** The school's alternative names. */
  aliases: z.array(z.string()),
  /** The platform's alternative names. */
  platformAliases: z.array(z.string()),
  jobGroup: z.string(),
  jobGroupName: z.string(),
  isRetired: z.boolean(),
  /** The name of the skill into which this skill was merged; empty if it was not merged. */
  mergedInto: z.string(),
  /** Null if the school has changed nothing. */
  changedAt: z.string().nullable(),
  version: z.number().int(),
})
export type KeptSkill = z.output<typeof keptSkill>

/** JOB-142: how many records of each kind name the skill. */
export const skillUses = z.object({
  posts: z.number().int(),
  resumes: z.number().int(),
  courses: z.number().int(),
  paths: z.number().int(),
})
export type SkillUses = z.output<typeof skillUses>

export const skillKinds = ['offered', 'platform', 'own', 'retired', 'merged'] as const
