import { type exams, type Language, type ReasonName, reasons, taggedMost } from '@titian/contract'
import { itemKindOf } from '@titian/exam-items/shape'
import type { Answer } from '../../../platform/http/context.ts'
import { found, refusal } from '../../../platform/refusal.ts'
import { listBankIds, listForRemoval, removeQuestions } from '../bank/queries.ts'
import { mayEditQuestion } from '../policy.ts'
import { shortStem } from '../present.ts'
import * as actions from './actions.ts'
import * as queries from './queries.ts'

type Calls = typeof exams
type TagCall = 'questionTags' | 'tagQuestions' | 'questionBankDeleteMany'

const unfit = (field: string, reason: ReasonName, language: Language) =>
  refusal('invalidInput', { reason, fields: { [field]: reasons[reason][language] } })

export const tagAnswers: { [Name in TagCall]: Answer<Calls[Name]> } = {
  questionTags: async (window, { db, school }) => {
    const { list, total } = await queries.listTags(db, school.id, window)
    return { list, total: total ?? 0 }
  },
  tagQuestions: async ({ signs, filter, add, remove }, { db, school, actor, open, language }) => {
    const questionIds = new Set(signs?.map((sign) => open('question', sign)))
    if (filter) {
      const { type, courseIdSign, ...rest } = filter
      const listed = await listBankIds(
        db,
        school.id,
        {
          ...rest,
          kind: type === undefined ? undefined : itemKindOf(type),
          courseId: courseIdSign === undefined ? undefined : open('course', courseIdSign),
        },
        taggedMost + 1,
      )
      if (listed.length > taggedMost) return unfit('filter', 'taggedTooMany', language)
      for (const id of listed) questionIds.add(id)
    }
    const tagged = await actions.tagQuestions(db, actor, {
      questionIds: [...questionIds],
      add,
      remove,
    })
    // Those that were named are all of another school, or gone.
    if (signs?.length && !filter)
      found(Object.values(tagged).some((count) => count > 0) || undefined)
    return tagged
  },
  questionBankDeleteMany: async ({ signs }, { db, school, actor, now, open, language }) => {
    const ids = [...new Set(signs.map((sign) => [sign, open('question', sign)] as const))]
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
      const reason: ReasonName = row ? 'notYourQuestion' : 'questionGone'
      const name = row ? shortStem(row.subjectName, language) : ''
      return { sign, name, reason: reasons[reason][language] }
    })
    const gone = rows.filter((row) => mayEditQuestion(actor, row)).map(({ id }) => id)
    return { deleted: await removeQuestions(db, school.id, gone, now), kept }
  },
}
