import type { Correction, exams } from '@titian/contract'
import type { User } from '../../../../platform/actor.ts'
import type { Answer, Context } from '../../../../platform/http/context.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { closeAllDue } from '../../sitting/closing/actions.ts'
import {
  callerOf,
  getForTeacher,
  refuseAccess,
  refuseStranger,
} from '../../authoring/examinations/access.ts'
import { getListAccess } from '../../authoring/examinations/queries.ts'
import { findFiles } from '../../authoring/media/actions.ts'
import { examSubject } from '../../authoring/subjects/present.ts'
import { getSubject } from '../../authoring/subjects/queries.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type Calls = typeof exams
type RegradeCall =
  | 'previewRegrade'
  | 'applyRegrade'
  | 'listRegrades'
  | 'undoRegrade'
  | 'examSubjectById'
type SignedIn = Context & { actor: User }

/** Returns the files of a corrected question. Other corrections have none. */
const filesOf = async (context: SignedIn, correction: Correction) =>
  correction.kind === 'key'
    ? findFiles(context, correction.item, (path) => `correction.item.${path}`)
    : []

async function presentNewest(context: SignedIn, regradeId: number) {
  const row = await queries.getRegrade(context.db, context.school.id, regradeId)
  return present.regrade(row, context)
}

export const regradeAnswers: { [Name in RegradeCall]: Answer<Calls[Name]> } = {
  previewRegrade: async ({ examinationId, subjectId: sign, correction, ...window }, context) => {
    const { db, now, open } = context
    const examination = await getForTeacher(context, examinationId)
    if (examination instanceof Refusal) return examination
    const fileIds = await filesOf(context, correction)
    if (fileIds instanceof Refusal) return fileIds
    const subjectId = open('examSubject', sign)
    await closeAllDue(
      context,
      { schoolId: examination.schoolId, examinationId: examination.id },
      now,
    )
    const plan = await actions.planRegrade(db, examination, subjectId, correction, context)
    return plan instanceof Refusal ? plan : present.regradePreview(plan, window, context)
  },
  applyRegrade: async (
    { examinationId, subjectId: sign, correction, digest, reason, ...window },
    context,
  ) => {
    const examination = await getForTeacher(context, examinationId)
    if (examination instanceof Refusal) return examination
    const fileIds = await filesOf(context, correction)
    if (fileIds instanceof Refusal) return fileIds
    const application = {
      schoolId: examination.schoolId,
      examinationId: examination.id,
      subjectId: context.open('examSubject', sign),
      correction,
      digest,
      reason,
    }
    const applied = await actions.applyRegrade(context, application, { ...context, fileIds })
    if (applied instanceof Refusal) return applied
    if ('newer' in applied) {
      const newer = present.regradePreview(applied.newer, window, context)
      return context.refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer } })
    }
    return presentNewest(context, applied.regradeId)
  },
  listRegrades: async ({ examinationId: sign, ...window }, context) => {
    const { db, school, open } = context
    const examinationId = open('examination', sign)
    const total = queries.countRegrades(school.id, examinationId)
    const access = await getListAccess(db, callerOf(context), { examinationId }, { total })
    const refused = refuseAccess(context, access)
    if (refused) return refused
    const list = await queries.listRegrades(db, school.id, examinationId, window)
    return { list: list.map((row) => present.regrade(row, context)), total: access.total }
  },
  undoRegrade: async ({ regradeId: sign, reason }, context) => {
    const { db, school, open } = context
    const regrade = await queries.getRegrade(db, school.id, open('regrade', sign))
    const refused = await refuseStranger(context, regrade.courseId)
    if (refused) return refused
    const undone = await actions.undoRegrade(context, regrade, reason, context)
    return undone instanceof Refusal ? undone : presentNewest(context, regrade.id)
  },
  examSubjectById: async ({ examinationId, subjectId }, context) => {
    const examination = await getForTeacher(context, examinationId)
    if (examination instanceof Refusal) return examination
    const place = { schoolId: examination.schoolId, examinationId: examination.id }
    const subject = await getSubject(context.db, {
      ...place,
      subjectId: context.open('examSubject', subjectId),
    })
    return examSubject(subject, context)
  },
}
