import type { Db } from '../../../../platform/database/database.ts'
import { refusal } from '../../../../platform/refusal.ts'
import type { ExaminationRefusal } from '../examinations/actions.ts'
import { getExamination } from '../examinations/queries.ts'
import { changeSubjects } from '../subjects/actions.ts'
import { type NewDraw, replaceDraws } from './queries.ts'

/**
 * EXM-208: stores all rules of a draft at once. An outdated version is refused with the newer
 * rules.
 */
export async function saveDraws(
  db: Db,
  place: { schoolId: number; examinationId: number },
  version: number,
  rules: readonly NewDraw[],
): Promise<true | ExaminationRefusal> {
  const { schoolId, examinationId } = place
  return changeSubjects(db, schoolId, examinationId, async (tx) => {
    const { drawsVersion } = await getExamination(tx, schoolId, examinationId)
    if (drawsVersion !== version) return refusal('alreadyDone', 'changedMeanwhile')
    await replaceDraws(tx, place, rules)
    return true
  })
}
