import { deletedMost, type exams, type ParsedOf, taggedMost } from '@titian/contract'
import { itemKindOf } from '@titian/exam-items/shape'
import type { User } from '../../../../platform/actor.ts'
import type { Answer, Context } from '../../../../platform/http/context.ts'
import { found, refusal } from '../../../../platform/refusal.ts'
import { getCourseFor } from '../../../courses/index.ts'
import { listBankIds, listForRemoval, removeQuestions } from '../bank/queries.ts'
import { mayEditQuestion } from '../../policy.ts'
import { shortStem } from '../../present.ts'
import * as actions from '../tags/actions.ts'
import * as queries from '../tags/queries.ts'
import { tagTexts } from '../tags/texts.ts'

type Calls = typeof exams
type TagCall = 'questionTags' | 'tagQuestions' | 'questionBankDeleteMany'

type Filter = NonNullable<ParsedOf<Calls['tagQuestions']>['filter']>

/** Lists the first questions that match the filter. */
async function listFiltered(
  { type, courseIdSign, ...rest }: Filter,
  limit: number,
  { db, school, actor, open }: Context & { actor: User },
): Promise<number[]> {
  const course =
    courseIdSign === undefined
      ? undefined
      : await getCourseFor(db, school.id, open('course', courseIdSign), actor.userId)
  const kind = type === undefined ? undefined : itemKindOf(type)
  return listBankIds(db, school.id, { ...rest, kind, courseId: course?.id }, limit)
}

export const tagAnswers: { [Name in TagCall]: Answer<Calls[Name]> } = {
  questionTags: async (window, { db, school }) => {
    const { list, total } = await queries.listTags(db, school.id, window)
    return { list, total: total ?? 0 }
  },
  tagQuestions: async ({ signs, filter, add, remove }, context) => {
    const { db, school, actor, open, language } = context
    // FRM-329: the filter applies only if no question is chosen.
    const questionIds = signs
      ? [...new Set(signs.map((sign) => open('question', sign)))]
      : await listFiltered(found(filter), taggedMost + 1, context)
    // Refuses if all chosen questions belong to another school or were deleted.
    if (signs) found((await listForRemoval(db, school.id, questionIds))[0])
    if (questionIds.length > taggedMost)
      return refusal('invalidInput', { fields: { filter: tagTexts.taggedTooMany[language] } })
    return actions.tagQuestions(db, actor, { questionIds, add, remove })
  },
  questionBankDeleteMany: async ({ signs, filter }, context) => {
    const { db, school, actor, now, open, seal, language } = context
    const ids = signs
      ? [...new Set(signs)].map((sign) => [sign, open('question', sign)] as const)
      : (await listFiltered(found(filter), deletedMost + 1, context)).map(
          (id) => [seal('question', id), id] as const,
        )
    if (ids.length > deletedMost)
      return refusal('invalidInput', { fields: { filter: tagTexts.deletedTooMany[language] } })
    const rows = await listForRemoval(
      db,
      school.id,
      ids.map(([, id]) => id),
    )
    found(rows[0])
    const byId = new Map(rows.map((row) => [row.id, row]))
    const kept = ids.flatMap(([sign, id]) => {
      const row = byId.get(id)
      if (row && mayEditQuestion(actor, row)) return []
      const reason = row ? tagTexts.notYourQuestion : tagTexts.questionGone
      const name = row ? shortStem(row.subjectName, language) : ''
      return { sign, name, reason: reason[language] }
    })
    const gone = rows.filter((row) => mayEditQuestion(actor, row)).map(({ id }) => id)
    return { deleted: await removeQuestions(db, school.id, gone, now), kept }
  },
}
