import type { exams } from '@titian/contract'
import type { Answer } from '../../../../platform/http/context.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { callerOf, getForTeacher, refuseAccess } from '../examinations/access.ts'
import { getListAccess } from '../examinations/queries.ts'
import { hundredths } from '../../rules.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type Calls = typeof exams
type SubjectCall = 'allExamSubjects' | 'addExamSubject' | 'updateExamSubject' | 'deleteExamSubject'

export const subjectAnswers: { [Name in SubjectCall]: Answer<Calls[Name]> } = {
  allExamSubjects: async ({ examinationId: sign, page, size }, context) => {
    const { db, school, open } = context
    const examinationId = open('examination', sign)
    const total = queries.countSubjects(school.id, examinationId)
    const access = await getListAccess(db, callerOf(context), { examinationId }, { total })
    const refused = refuseAccess(context, access)
    if (refused) return refused
    const list = await queries.listFullSubjects(db, school.id, examinationId, { page, size })
    return { list: list.map((row) => present.examSubject(row, context)), total: access.total }
  },
  addExamSubject: async ({ examinationId, subjectIdList }, context) => {
    const examination = await getForTeacher(context, examinationId)
    if (examination instanceof Refusal) return examination
    const questionIds = subjectIdList.map((sign) => context.open('question', sign))
    const added = await actions.addSubjects(
      context.db,
      examination.schoolId,
      examination.id,
      questionIds,
    )
    return added instanceof Refusal ? added : null
  },
  updateExamSubject: async ({ examinationId, subjectId, score, serialNumber }, context) => {
    const examination = await getForTeacher(context, examinationId)
    if (examination instanceof Refusal) return examination
    const change = {
      subjectId: context.open('examSubject', subjectId),
      serial: serialNumber,
      points: score === undefined ? undefined : hundredths(score),
    }
    const changed = await actions.changeSubject(
      context.db,
      examination.schoolId,
      examination.id,
      change,
    )
    return changed instanceof Refusal ? changed : null
  },
  deleteExamSubject: async ({ examinationId, subjectId }, context) => {
    const examination = await getForTeacher(context, examinationId)
    if (examination instanceof Refusal) return examination
    const removed = await actions.removeSubject(
      context.db,
      examination.schoolId,
      examination.id,
      context.open('examSubject', subjectId),
    )
    return removed instanceof Refusal ? removed : null
  },
}
