import type { exams } from '@titian/contract'
import type { Answer } from '../../../../platform/http/context.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { getForTeacher } from '../examinations/access.ts'
import { presentNewest } from '../examinations/routes.ts'
import { changeRelease } from './actions.ts'

export const releaseAnswers: {
  updateReleaseStatus: Answer<(typeof exams)['updateReleaseStatus']>
} = {
  updateReleaseStatus: async ({ sign, status, confirmed }, context) => {
    const { db, now, language } = context
    const examination = await getForTeacher(context, sign)
    if (examination instanceof Refusal) return examination
    const changed = await changeRelease(db, {
      schoolId: examination.schoolId,
      examinationId: examination.id,
      to: status,
      now,
      language,
      confirmed,
      by: context,
    })
    if (changed instanceof Refusal) return changed
    return presentNewest(context, examination.id)
  },
}
