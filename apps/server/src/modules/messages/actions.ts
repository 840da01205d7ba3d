import { secondsAfter } from '../../platform/clock.ts'
import { afterCommit, type Db } from '../../platform/database/database.ts'
import type { Audience } from '../../platform/live/live.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, type Refusal } from '../../platform/refusal.ts'
import { lockUser } from '../accounts/index.ts'
import * as queries from './queries.ts'
import type { NewMessage } from './tables.ts'

const twinSeconds = 60

/**
 * Writes a notice and answers its id; the same again within a minute is a second click (-4). The author is held, so
 * that the second of two clicks at once finds the notice of the first.
 */
export async function send(
  { db, live, now }: Pick<Context, 'db' | 'live' | 'now'>,
  values: Omit<NewMessage, 'createdAt'> & { authorId: number },
): Promise<number | Refusal<'alreadyDone'>> {
  const notice = { ...values, createdAt: now }
  return db.transaction(async (tx) => {
    await lockUser(tx, notice.schoolId, notice.authorId)
    if (await queries.hasTwin(tx, notice, secondsAfter(now, -twinSeconds)))
      return refusal('alreadyDone')
    const id = await queries.insertMessage(tx, notice)
    const audience = await audienceOf(tx, notice)
    afterCommit(tx, () => live.tellAll(audience, { topic: 'messages', data: {} }))
    return id
  })
}

/** FRM-173: whose open pages count anew; a bulletin is for everybody of the school. */
async function audienceOf(
  tx: Db,
  {
    schoolId,
    authorId,
    courseId,
  }: Pick<NewMessage, 'schoolId' | 'courseId'> & { authorId: number },
): Promise<Audience> {
  if (typeof courseId !== 'number') return { schoolId }
  return { userIds: await queries.listReaders(tx, { schoolId, userId: authorId }, courseId) }
}
