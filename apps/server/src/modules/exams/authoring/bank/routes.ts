import type { exams, RefusalName } from '@titian/contract'
import { completeItem, type Item, itemKindOf } from '@titian/exam-items/shape'
import { createHash } from 'node:crypto'
import type { User } from '../../../../platform/actor.ts'
import { isConflict } from '../../../../platform/database/database.ts'
import type { Answer, Context } from '../../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../../platform/refusal.ts'
import { refuseStranger } from '../examinations/access.ts'
import * as policy from '../../policy.ts'
import { findFiles, optionPath } from '../media/actions.ts'
import { hundredths } from '../../rules.ts'
import { setTags } from '../tags/actions.ts'
import * as present from './present.ts'
import * as bank from './queries.ts'

type Calls = typeof exams
type BankCall =
  | 'questionBankFindList'
  | 'questionBankGetById'
  | 'questionBankAdd'
  | 'questionBankUpdate'
  | 'questionBankDelete'

/**
 * Returns the course of a question. Only a person who may edit the content of a course can choose
 * this course (TCH-086). A course that was chosen earlier may stay.
 */
async function tieOf(
  context: Context & { actor: User },
  courseSign: string | null,
  tied: number | null,
): Promise<number | null | Refusal<'noPermission'>> {
  if (courseSign === null) return null
  const courseId = context.open('course', courseSign)
  if (courseId === tied) return courseId
  return (await refuseStranger(context, courseId)) ?? courseId
}

/** Returns the path of the form field beside which an error of this text is shown. */
const inItem = (path: string): string => `item.${path}`

/**
 * Returns a key that is equal for exactly equal questions. The fields of a parsed question always
 * have the same order.
 */
export const contentKeyOf = (item: Item): string =>
  createHash('sha256')
    .update(JSON.stringify(completeItem(item)))
    .digest('base64url')

/**
 * FRM-169: refuses an exact twin of the author's question for the same course, because the request
 * was sent twice.
 */
async function refuseTwin<Result>(
  write: () => Promise<Result>,
): Promise<Result | Refusal<'alreadyDone'>> {
  try {
    return await write()
  } catch (error) {
    if (isConflict(error, 'questions_twin')) return refusal('alreadyDone', 'sameQuestion')
    throw error
  }
}

/**
 * Changes only the content of a question, for its author. A call without `version` changes the
 * newest version.
 */
export async function rewriteQuestion<Name extends RefusalName>(
  context: Context & { actor: User },
  { questionId, version }: { questionId: number; version?: number },
  change: (item: Item) => Item | Refusal<Name>,
): Promise<null | Refusal<Name | 'noPermission' | 'alreadyDone' | 'invalidInput'>> {
  const { db, school, actor, now } = context
  const row = await bank.getQuestion(db, school.id, questionId)
  if (!policy.mayEditQuestion(actor, row)) return refusal('noPermission')
  if (version !== undefined && version !== row.version)
    return refusal('alreadyDone', 'changedMeanwhile')
  const item = change(row.item)
  if (item instanceof Refusal) return item
  const fileIds = await findFiles(context, item, optionPath)
  if (fileIds instanceof Refusal) return fileIds
  const { courseId, level, points } = row
  const { id: schoolId } = school
  const content = { schoolId, authorId: actor.userId, courseId, level, points, item, fileIds }
  const changed = await refuseTwin(() =>
    db.transaction((tx) =>
      bank.changeQuestion(
        tx,
        row.id,
        row.version,
        { ...content, contentKey: contentKeyOf(item) },
        now,
      ),
    ),
  )
  if (changed instanceof Refusal) return changed
  return changed ? null : refusal('alreadyDone', 'changedMeanwhile')
}

export const bankAnswers: { [Name in BankCall]: Answer<Calls[Name]> } = {
  questionBankFindList: async (input, context) => {
    const { subjectName, type, level, courseIdSign, tag, sort, page, size } = input
    const { db, school, actor, open } = context
    const courseId = courseIdSign === undefined ? undefined : open('course', courseIdSign)
    const { list, total } = await bank.listBank(db, school.id, {
      subjectName,
      kind: type === undefined ? undefined : itemKindOf(type),
      level,
      courseId,
      tag,
      sort,
      page,
      size,
    })
    return { list: list.map((row) => present.bankQuestion(row, actor, context)), total }
  },
  questionBankGetById: async ({ sign }, context) => {
    const row = await bank.getQuestion(
      context.db,
      context.school.id,
      context.open('question', sign),
    )
    return present.bankQuestion(row, context.actor, context)
  },
  questionBankAdd: async ({ item, level, score, courseIdSign, tags }, context) => {
    const { db, school, actor, now, seal } = context
    const courseId = await tieOf(context, courseIdSign, null)
    if (courseId instanceof Refusal) return courseId
    const fileIds = await findFiles(context, item, inItem)
    if (fileIds instanceof Refusal) return fileIds
    const content = {
      schoolId: school.id,
      authorId: actor.userId,
      courseId,
      level,
      points: hundredths(score),
      item,
      contentKey: contentKeyOf(item),
      fileIds,
    }
    const id = await refuseTwin(() =>
      db.transaction(async (tx) => {
        const made = await bank.createQuestion(tx, content, now)
        if (tags) await setTags(tx, school.id, made, tags)
        return made
      }),
    )
    return id instanceof Refusal ? id : { sign: seal('question', id) }
  },
  questionBankUpdate: async (
    { idSign, version, item, level, score, courseIdSign, tags },
    context,
  ) => {
    const { db, school, actor, now, open, refuse } = context
    const row = await bank.getQuestion(db, school.id, open('question', idSign))
    if (!policy.mayEditQuestion(actor, row)) return refuse('noPermission')
    const courseId = await tieOf(context, courseIdSign, row.courseId)
    if (courseId instanceof Refusal) return courseId
    const fileIds = await findFiles(context, item, inItem)
    if (fileIds instanceof Refusal) return fileIds
    const content = {
      schoolId: school.id,
      authorId: actor.userId,
      courseId,
      level,
      points: hundredths(score),
      item,
      contentKey: contentKeyOf(item),
      fileIds,
    }
    const changed = await refuseTwin(() =>
      db.transaction(async (tx) => {
        const isNewest = await bank.changeQuestion(tx, row.id, version, content, now)
        if (isNewest && tags) await setTags(tx, school.id, row.id, tags)
        return isNewest
      }),
    )
    if (changed instanceof Refusal) return changed
    const newer = present.bankQuestion(
      await bank.getQuestion(db, school.id, row.id),
      actor,
      context,
    )
    return changed
      ? newer
      : refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer } })
  },
  questionBankDelete: async ({ sign }, { db, school, actor, now, open, refuse }) => {
    const row = await bank.getQuestion(db, school.id, open('question', sign))
    if (!policy.mayEditQuestion(actor, row)) return refuse('noPermission')
    await bank.removeQuestions(db, school.id, [row.id], now)
    return null
  },
}
