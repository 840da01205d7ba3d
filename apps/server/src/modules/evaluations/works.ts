import type { User } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Context } from '../../platform/http/context.ts'
import { gradeByRubric, setRated } from '../homework/index.ts'
import { lockDebriefs } from '../practice/index.ts'
import type { AssessmentRow } from './tables.ts'

/** PRC-112, PRC-131: what somebody else has rated is changed by its student no longer. */
export async function lockRatedWork(
  tx: Db,
  { schoolId, runId, handInId }: Pick<AssessmentRow, 'schoolId' | 'runId' | 'handInId'>,
  now: Date,
): Promise<void> {
  if (runId !== null) await lockDebriefs(tx, { schoolId, runId })
  if (handInId !== null) await setRated(tx, handInId, now)
}

/** PRC-133: the score of a hand-in follows its released total; a run has none. */
export async function gradeReleased(
  tx: Db,
  context: Context<never, User>,
  { handInId, total, releasedAt }: Pick<AssessmentRow, 'handInId' | 'total' | 'releasedAt'>,
): Promise<void> {
  if (handInId !== null && total !== null && releasedAt !== null)
    await gradeByRubric(tx, context, handInId, total)
}
