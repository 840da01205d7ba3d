import type { exams } from '@titian/contract'
import { itemKindOf } from '@titian/exam-items/shape'
import type { Answer } from '../../platform/http/context.ts'
import { getCourse } from '../courses/index.ts'
import * as bank from './bank-queries.ts'
import * as policy from './policy.ts'
import * as present from './present.ts'
import { hundredths } from './rules.ts'

type Calls = typeof exams
type BankCall =
  | 'questionBankFindList'
  | 'questionBankGetById'
  | 'questionBankAdd'
  | 'questionBankUpdate'
  | 'questionBankDelete'

export const bankAnswers: { [Name in BankCall]: Answer<Calls[Name]> } = {
  questionBankFindList: async ({ subjectName, type, level, courseIdSign, page, size }, context) => {
    const { db, school, actor, open } = context
    const courseId = courseIdSign === undefined ? undefined : open('course', courseIdSign)
    const { list, total } = await bank.listBank(db, school.id, {
      subjectName,
      kind: type === undefined ? undefined : itemKindOf(type),
      level,
      courseId,
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
  questionBankAdd: async (
    { item, level, score, courseIdSign },
    { db, school, actor, now, open, seal },
  ) => {
    const course =
      courseIdSign === null ? null : await getCourse(db, school.id, open('course', courseIdSign))
    const content = {
      schoolId: school.id,
      authorId: actor.userId,
      courseId: course && course.id,
      level,
      points: hundredths(score),
      item,
    }
    const id = await db.transaction((tx) => bank.createQuestion(tx, content, now))
    return { sign: seal('question', id) }
  },
  questionBankUpdate: async ({ idSign, version, item, level, score, courseIdSign }, context) => {
    const { db, school, actor, now, open, refuse } = context
    const row = await bank.getQuestion(db, school.id, open('question', idSign))
    if (!policy.mayEditQuestion(actor, row)) return refuse('noPermission')
    const course =
      courseIdSign === null ? null : await getCourse(db, school.id, open('course', courseIdSign))
    const content = {
      schoolId: school.id,
      authorId: actor.userId,
      courseId: course && course.id,
      level,
      points: hundredths(score),
      item,
    }
    const changed = await db.transaction((tx) =>
      bank.changeQuestion(tx, row.id, version, content, now),
    )
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
