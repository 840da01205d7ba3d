import type { exams } from '@titian/contract'
import { completeItem, type Item, itemKindOf } from '@titian/exam-items/shape'
import { createHash } from 'node:crypto'
import type { User } from '../../../platform/actor.ts'
import { isConflict } from '../../../platform/database/database.ts'
import type { Answer, Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { refuseStranger } from '../examinations/routes.ts'
import * as policy from '../policy.ts'
import { hundredths } from '../rules.ts'
import * as present from './present.ts'
import * as bank from './queries.ts'

type Calls = typeof exams
type BankCall =
  | 'questionBankFindList'
  | 'questionBankGetById'
  | 'questionBankAdd'
  | 'questionBankUpdate'
  | 'questionBankDelete'

/** Only who may edit a course's content ties a question to it (TCH-086); a tie that it has may stay. */
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

/** Equal for questions that are the same to the last letter; the fields of a parsed one stand in one order. */
export const contentKeyOf = (item: Item): string =>
  createHash('sha256')
    .update(JSON.stringify(completeItem(item)))
    .digest('base64url')

/** FRM-169: an exact twin of an own question for the same course is a question sent twice. */
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

export const bankAnswers: { [Name in BankCall]: Answer<Calls[Name]> } = {
  questionBankFindList: async (input, context) => {
    const { subjectName, type, level, courseIdSign, sort, page, size } = input
    const { db, school, actor, open } = context
    const courseId = courseIdSign === undefined ? undefined : open('course', courseIdSign)
    const { list, total } = await bank.listBank(db, school.id, {
      subjectName,
      kind: type === undefined ? undefined : itemKindOf(type),
      level,
      courseId,
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
  questionBankAdd: async ({ item, level, score, courseIdSign }, context) => {
    const { db, school, actor, now, seal } = context
    const courseId = await tieOf(context, courseIdSign, null)
    if (courseId instanceof Refusal) return courseId
    const content = {
      schoolId: school.id,
      authorId: actor.userId,
      courseId,
      level,
      points: hundredths(score),
      item,
      contentKey: contentKeyOf(item),
    }
    const id = await refuseTwin(() => db.transaction((tx) => bank.createQuestion(tx, content, now)))
    return id instanceof Refusal ? id : { sign: seal('question', id) }
  },
  questionBankUpdate: async ({ idSign, version, item, level, score, courseIdSign }, context) => {
    const { db, school, actor, now, open, refuse } = context
    const row = await bank.getQuestion(db, school.id, open('question', idSign))
    if (!policy.mayEditQuestion(actor, row)) return refuse('noPermission')
    const courseId = await tieOf(context, courseIdSign, row.courseId)
    if (courseId instanceof Refusal) return courseId
    const content = {
      schoolId: school.id,
      authorId: actor.userId,
      courseId,
      level,
      points: hundredths(score),
      item,
      contentKey: contentKeyOf(item),
    }
    const changed = await refuseTwin(() =>
      db.transaction((tx) => bank.changeQuestion(tx, row.id, version, content, now)),
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
    await bank.removeQuestion(db, school.id, row.id, now)
    return null
  },
}
