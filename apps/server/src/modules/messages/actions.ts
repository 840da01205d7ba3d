import { messageTypes } from '@titian/contract'
import { secondsAfter } from '../../platform/clock.ts'
import { afterCommit, type Db } from '../../platform/database/database.ts'
import type { Audience } from '../../platform/live/live.ts'
import { type AuditContext, recordAudit } from '../../platform/audit/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, type Refusal } from '../../platform/refusal.ts'
import { lockUser } from '../accounts/index.ts'
import * as queries from './queries.ts'
import type { MessageRow, NewMessage } from './tables.ts'

const twinSeconds = 60

type Acting = Pick<Context, 'db'> & AuditContext

const named = (title = '') => [{ field: 'message', before: '', after: title }]

/**
 * Writes a notice and answers its id; the same again within a minute is a second click (-4). The author is held, so
 * that the second of two clicks at once finds the notice of the first.
 */
export async function send(
  { db, live, now, ...by }: Pick<Context, 'live'> & Acting,
  values: Omit<NewMessage, 'createdAt'> & { authorId: number },
): Promise<number | Refusal<'alreadyDone'>> {
  const notice = { ...values, createdAt: now }
  return db.transaction(async (tx) => {
    await lockUser(tx, notice.schoolId, notice.authorId)
    if (await queries.hasTwin(tx, notice, secondsAfter(now, -twinSeconds)))
      return refusal('alreadyDone')
    if (notice.kind === messageTypes.bulletin)
      await recordAudit(
        tx,
        { ...by, now },
        { action: 'bulletin.sent', detail: named(notice.title) },
      )
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

/** Takes a notice back; a bulletin was meant for the whole school, so the log says who did. */
export async function remove(
  { db, ...by }: Acting,
  schoolId: number,
  { id, kind, title }: Pick<MessageRow, 'id' | 'kind' | 'title'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await queries.removeMessage(tx, schoolId, id, by.now)
    if (kind === messageTypes.bulletin)
      await recordAudit(tx, by, { action: 'bulletin.removed', detail: named(title) })
  })
}
