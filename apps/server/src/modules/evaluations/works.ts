import type { Db } from '../../platform/database/database.ts'
import { setRated } from '../homework/index.ts'
import { lockDebriefs } from '../practice/index.ts'
import type { AssessmentRow } from './tables.ts'

/**
 * PRC-112, PRC-131: records that somebody has rated the work. After the first rating, the student
 * cannot change the work.
 */
export async function lockRatedWork(
  tx: Db,
  { schoolId, runId, handInId }: Pick<AssessmentRow, 'schoolId' | 'runId' | 'handInId'>,
  now: Date,
): Promise<void> {
  if (runId !== null) await lockDebriefs(tx, { schoolId, runId })
  if (handInId !== null) await setRated(tx, handInId, now)
}
