import { randomUUID } from 'node:crypto'
import {
  type ParsedOf,
  schoolSkillsMost,
  skillAliasesMost,
  type SkillFields,
  type skills,
  wrongField,
} from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { lockFor } from '../../../platform/database/advisory-lock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { found, type Refusal, refusal } from '../../../platform/refusal.ts'
import {
  bookOf,
  nameOfGroup,
  platformSkill,
  type SchoolSkillRow,
  type Skill,
} from '../../resume/index.ts'
import * as queries from './queries.ts'
import { findTaken, freshWords } from './words.ts'

export type Keeping = Context<never, User>
type Change = Omit<ParsedOf<typeof skills.saveSkill>, 'version'> & { version: number }
type No = Refusal<'alreadyDone' | 'insertError' | 'invalidInput'>

export const newSkillCode = (): string => `own:${randomUUID().replaceAll('-', '')}`

/** Returns the log entry's name of a skill. */
const named = (before: string, after: string) => [{ field: 'skill', before, after }]

/** Locks the school's skills, so that their changes run one after another, and reads them. */
async function readLocked(tx: Db, schoolId: number) {
  await lockFor(tx, 'schoolSkills', schoolId)
  const rows = await queries.listRows(tx, schoolId)
  return { rows, book: bookOf(rows) }
}

/** Returns the names of a code's skill, and the school's row for the code if there is one. */
function getSkill(rows: readonly SchoolSkillRow[], code: string) {
  const row = rows.find((one) => one.code === code)
  const ofPlatform = platformSkill(code)
  const names = found(ofPlatform?.names ?? row?.names)
  return { row, ofPlatform, names }
}

/** Returns the field with a value that the skill cannot have. */
function findWrong(
  { names, jobGroup }: SkillFields,
  ofPlatform: Skill | undefined,
  { language }: Keeping,
): string | undefined {
  if (ofPlatform) {
    const other = (['en', 'zh', 'my'] as const).find((key) => names[key] !== ofPlatform.names[key])
    return other ? `names.${other}` : jobGroup && 'jobGroup'
  }
  return jobGroup && nameOfGroup(jobGroup, language) === '' ? 'jobGroup' : undefined
}

/**
 * JOB-139, JOB-140: inserts a skill when no code is given. With a code, changes the skill if it is
 * still at the version that the caller read.
 */
export function save(context: Keeping, { code, version, ...fields }: Change): Promise<string | No> {
  const { db, school, actor, now, language } = context
  return db.transaction(async (tx): Promise<string | No> => {
    const { rows, book } = await readLocked(tx, school.id)
    const before = code === null ? undefined : getSkill(rows, code)
    if (before?.row?.mergedInto) return refusal('alreadyDone', 'skillMerged')
    const wrong = findWrong(fields, before?.ofPlatform, context)
    if (wrong) return refusal('invalidInput', { fields: wrongField(wrong, language) })
    const taken = findTaken(book, code, fields, language)
    if (taken) return refusal('invalidInput', { fields: { [taken.field]: taken.text } })
    const isOwn = !before?.ofPlatform
    if (isOwn && !before && rows.filter(({ names }) => names).length >= schoolSkillsMost)
      return refusal('insertError', 'skillsFull')
    const known = [...Object.values(fields.names), ...(before?.ofPlatform?.aliases ?? [])]
    const values = {
      names: isOwn ? fields.names : null,
      aliases: freshWords(fields.aliases, known),
      jobGroup: isOwn ? fields.jobGroup : '',
      changedAt: now,
    }
    const kept = code ?? newSkillCode()
    if (version !== (before?.row?.version ?? 0)) return refusal('alreadyDone', 'changedMeanwhile')
    if (before?.row) await queries.updateSkill(tx, before.row, values)
    else {
      const own = { schoolId: school.id, code: kept, createdBy: actor.userId, createdAt: now }
      // A form for a known skill that was opened before this row existed has version 0, so the row
      // begins with version 1.
      await queries.insertSkills(tx, [{ ...values, ...own, version: before ? 1 : 0 }])
    }
    await queries.setWords(tx, school.id, [{ ...values, code: kept }])
    await recordAudit(tx, context, {
      action: before ? 'skill.changed' : 'skill.added',
      detail: named(before?.names[language] ?? '', fields.names[language]),
    })
    return kept
  })
}

/**
 * JOB-140: retires a skill, which is then no longer offered. References to the skill stay. A second
 * call changes nothing.
 */
export function retire(
  context: Keeping,
  { code, version, isRetired }: ParsedOf<typeof skills.retireSkill>,
): Promise<Refusal<'alreadyDone'> | undefined> {
  const { db, school, now, language } = context
  return db.transaction(async (tx) => {
    const { rows } = await readLocked(tx, school.id)
    const { row, ofPlatform, names } = getSkill(rows, code)
    if (ofPlatform || !row) return refusal('alreadyDone', 'skillOfPlatform')
    if (row.mergedInto) return refusal('alreadyDone', 'skillMerged')
    if ((row.retiredAt !== null) === isRetired) return undefined
    const values = { retiredAt: isRetired ? now : null, changedAt: now }
    if (!(await queries.updateSkill(tx, { id: row.id, version }, values)))
      return refusal('alreadyDone', 'changedMeanwhile')
    await recordAudit(tx, context, {
      action: isRetired ? 'skill.retired' : 'skill.restored',
      detail: named(names[language], names[language]),
    })
    return undefined
  })
}

/** JOB-142: returns the number of references to the skill. */
export async function countUses({ db, school }: Keeping, code: string) {
  const rows = await queries.listRows(db, school.id)
  getSkill(rows, code)
  return queries.countUses(db, school.id, code, bookOf(rows).namesOf(code))
}

/**
 * Returns the row that receives the words of the remaining skill; it is inserted when the school
 * has none.
 */
async function rowOfTarget(
  tx: Db,
  { school, actor, now }: Keeping,
  { row, code }: { row: SchoolSkillRow | undefined; code: string },
) {
  if (row) return row
  const own = { schoolId: school.id, createdBy: actor.userId, createdAt: now, changedAt: now }
  const [made] = await queries.insertSkills(tx, [{ ...own, code, names: null, aliases: [] }])
  return { id: found(made).id, code, names: null, aliases: [] as string[], version: 0 }
}

/** JOB-141: merges a skill into another skill, and moves words and references there. */
export function merge(
  context: Keeping,
  { code, into, reason }: ParsedOf<typeof skills.mergeSkill>,
): Promise<Refusal<'alreadyDone'> | undefined> {
  const { db, school, now, language } = context
  return db.transaction(async (tx) => {
    const { rows, book } = await readLocked(tx, school.id)
    const from = getSkill(rows, code)
    const to = getSkill(rows, into)
    if (code === into) return refusal('alreadyDone', 'skillItself')
    if (from.ofPlatform || !from.row) return refusal('alreadyDone', 'skillOfPlatform')
    if (from.row.mergedInto || to.row?.mergedInto) return refusal('alreadyDone', 'skillMerged')
    if (to.row?.retiredAt) return refusal('alreadyDone', 'skillRetired')
    const target = await rowOfTarget(tx, context, { row: to.row, code: into })
    const { en, zh, my } = from.names
    const words = [en, zh, my, ...from.row.aliases]
    const aliases = [...target.aliases, ...freshWords(words, book.namesOf(into))]
    if (aliases.length > skillAliasesMost) return refusal('alreadyDone', 'skillWordsFull')
    await queries.moveUses(tx, school.id, code, into)
    await queries.updateSkill(tx, from.row, { mergedInto: into, aliases: [], changedAt: now })
    await queries.updateSkill(tx, target, { aliases, changedAt: now })
    // Deletes the merged skill's words first, because words are unique.
    await queries.setWords(tx, school.id, [{ code, names: null, aliases: [] }])
    await queries.setWords(tx, school.id, [{ ...target, aliases }])
    await recordAudit(tx, context, {
      action: 'skill.merged',
      reason,
      detail: named(from.names[language], to.names[language]),
    })
    return undefined
  })
}
