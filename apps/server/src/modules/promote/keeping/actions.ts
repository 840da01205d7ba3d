import {
  otherPosition,
  type ParsedOf,
  type promote,
  type Texts,
  wrongField,
} from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { isConflict } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { findPractice } from '../../practice/index.ts'
import { isPosition, type SkillBook, skillBook } from '../../resume/index.ts'
import { eachOnce } from '../../skills/index.ts'
import { textIn } from '../present.ts'
import type { Stage } from '../queries.ts'
import type { NewPath } from '../tables.ts'
import * as queries from './queries.ts'

export type Keeping = Context<never, User>
type Input = ParsedOf<typeof promote.savePath>
type Fields = Omit<Input, 'sign' | 'version'>

/** Keeps only the languages with a text. */
const written = (texts: { [Key in keyof Texts]?: string | undefined }): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text))

/** Returns the log entry's name of a path. */
const named = (before: string, after: string) => [{ field: 'careerPath', before, after }]

/** Returns the stages with ids instead of sealed ids; a sealed id of another school gives no id. */
function openStages({ open }: Keeping, stages: Fields['stages'], book: SkillBook): Stage[] {
  return stages.map(({ titles, skills, courses, trainingSign, practice }) => ({
    titles: written(titles),
    // The form may be older than a merge of skills, so each merged skill is replaced by the
    // remaining one.
    skills: eachOnce(skills.map((skill) => ({ ...skill, code: book.currentOf(skill.code) }))),
    courseIds: courses.map((sign) => open('course', sign)),
    trainingId: trainingSign === null ? null : open('training', trainingSign),
    practiceKind: practice?.kind ?? null,
    practice: practice?.idSign ?? null,
  }))
}

/** Returns the field that names an unknown thing. */
async function findWrong(
  { db, school }: Keeping,
  { position }: Fields,
  { stages, book }: { stages: readonly Stage[]; book: SkillBook },
) {
  if (!isPosition(position) || position === otherPosition) return 'position'
  for (const [at, { skills }] of stages.entries()) {
    const unknown = skills.findIndex(({ code }) => !book.findSkill(code))
    if (unknown >= 0) return `stages.${at}.skills.${unknown}.code`
  }
  const courseIds = stages.flatMap((stage) => stage.courseIds)
  const trainingIds = stages.flatMap(({ trainingId }) => trainingId ?? [])
  const rows = await queries.listNamed(db, school.id, { courseIds, trainingIds })
  const known = new Set(rows.map(({ kind, id }) => `${kind} ${id}`))
  for (const [at, stage] of stages.entries()) {
    const missing = stage.courseIds.findIndex((id) => !known.has(`course ${id}`))
    if (missing >= 0) return `stages.${at}.courses.${missing}`
    if (stage.trainingId !== null && !known.has(`training ${stage.trainingId}`))
      return `stages.${at}.trainingSign`
    if (stage.practice !== null && findPractice(stage.practice)?.kind !== stage.practiceKind)
      return `stages.${at}.practice`
  }
  return undefined
}

/**
 * CNT-131: inserts a path when no id is given. With an id, changes the path if it is still at the
 * version that the caller read.
 */
export async function save(
  context: Keeping,
  id: number | null,
  { version, fields }: { version: number; fields: Fields },
): Promise<number | Refusal<'alreadyDone' | 'invalidInput'>> {
  const { db, school, actor, now, language } = context
  const book = await skillBook(db, school.id)
  const stages = openStages(context, fields.stages, book)
  const wrong = await findWrong(context, fields, { stages, book })
  if (wrong) return refusal('invalidInput', { fields: wrongField(wrong, language) })
  const values = {
    code: fields.pathCode,
    position: fields.position,
    names: written(fields.names),
    summaries: written(fields.summaries),
    links: fields.links,
    changedAt: now,
  }
  const name = textIn(values.names, context)
  try {
    return await db.transaction(async (tx) => {
      if (id === null) {
        const own = { schoolId: school.id, createdBy: actor.userId, createdAt: now }
        const made = await queries.insertPath(tx, { ...values, ...own })
        await queries.setStages(tx, school.id, made, stages)
        await recordAudit(tx, context, { action: 'careerPath.added', detail: named('', name) })
        return made
      }
      const before = await queries.getKept(tx, school.id, id)
      if (!(await queries.updatePath(tx, school.id, { id, version }, values)))
        return refusal('alreadyDone', 'changedMeanwhile')
      await queries.setStages(tx, school.id, id, stages)
      await recordAudit(tx, context, {
        action: 'careerPath.changed',
        detail: named(textIn(before.names, context), name),
      })
      return id
    })
  } catch (error) {
    if (isConflict(error, 'career_paths_code')) return refusal('alreadyDone', 'pathCodeTaken')
    throw error
  }
}

interface Seen {
  id: number
  version: number
}

type Act = 'careerPath.published' | 'careerPath.withdrawn' | 'careerPath.removed'

/** Changes the state of a path, if the path is still at the version that the caller has read. */
async function change(
  context: Keeping,
  { id, version }: Seen,
  values: Partial<NewPath>,
  { action, reason }: { action: Act; reason?: string },
): Promise<Refusal<'alreadyDone'> | null> {
  const { db, school, now } = context
  return db.transaction(async (tx) => {
    const path = await queries.getKept(tx, school.id, id)
    const all = { ...values, changedAt: now }
    if (!(await queries.updatePath(tx, school.id, { id, version }, all)))
      return refusal('alreadyDone', 'changedMeanwhile')
    const name = textIn(path.names, context)
    await recordAudit(tx, context, {
      action,
      detail: named(name, action === 'careerPath.removed' ? '' : name),
      ...(reason === undefined ? {} : { reason }),
    })
    return null
  })
}

/** CNT-131: publishes or withdraws a path. Repeating it changes nothing and succeeds. */
export async function setPublished(
  context: Keeping,
  seen: Seen,
  published: boolean,
): Promise<Refusal<'alreadyDone'> | null> {
  const path = await queries.getKept(context.db, context.school.id, seen.id)
  if ((path.publishedAt !== null) === published) return null
  const action = published ? 'careerPath.published' : 'careerPath.withdrawn'
  return change(context, seen, { publishedAt: published ? context.now : null }, { action })
}

/** CNT-131: removes a path. Its row stays for the log, and its code becomes free. */
export const remove = (context: Keeping, seen: Seen, reason: string) =>
  change(
    context,
    seen,
    { removedAt: context.now, publishedAt: null },
    { action: 'careerPath.removed', reason },
  )
