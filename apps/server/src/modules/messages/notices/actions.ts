import { messageTypes, noticeLimits, type ReasonName } from '@titian/contract'
import { type AuditContext, recordAudit } from '../../../platform/audit/audit.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import { afterCommit, type Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { Audience } from '../../../platform/live/live.ts'
import { refusal, type Refusal } from '../../../platform/refusal.ts'
import { lockUser, type Mailing } from '../../accounts/index.ts'
import { mailWritten } from '../mails/actions.ts'
import { kindOfType } from '../mails/rules.ts'
import type { MessageRow, NewMessage } from '../tables.ts'
import * as queries from './queries.ts'

const twinSeconds = 60
const hour = 3600

type AuditedContext = Pick<Context, 'db' | 'live'> & AuditContext
type Notice = Omit<NewMessage, 'createdAt'> & { authorId: number }
type Written = Pick<MessageRow, 'kind' | 'title' | 'content' | 'titles' | 'contents'>

const changed = { topic: 'messages', data: {} }
const allOf = (text: string, texts: object) =>
  text || Object.values(texts).filter(Boolean).join(' / ')

/**
 * Returns what the audit log stores about a notice. The log keeps the texts of the notice, also
 * after the notice is withdrawn (CNT-106).
 */
function auditOf(act: 'sent' | 'removed', notice: Written, recipients?: number) {
  const about = notice.kind === messageTypes.bulletin ? 'bulletin' : 'notice'
  const detail = [
    { field: 'message', before: '', after: allOf(notice.title, notice.titles) },
    { field: 'noticeText', before: '', after: allOf(notice.content, notice.contents) },
  ]
  if (recipients !== undefined)
    detail.push({ field: 'recipients', before: '', after: String(recipients) })
  return { action: `${about}.${act}`, detail } as const
}

/**
 * CNT-112: chooses the students who receive a notice. `find` returns them at the time of sending.
 * If it returns none, the notice is refused with the reason `nobody`.
 */
export interface Chosen {
  find: (tx: Db) => Promise<number[]>
  nobody: ReasonName
}

/** CNT-099: returns why this author may not send this notice now; undefined if it is allowed. */
async function faultOf(
  tx: Db,
  notice: Notice,
  { chosen, recipients }: { chosen: number[] | undefined; recipients: number },
  now: Date,
) {
  const sent = { ...notice, createdAt: now }
  if (await queries.hasTwin(tx, sent, chosen, secondsAfter(now, -twinSeconds)))
    return refusal('alreadyDone')
  if ((await queries.countWritten(tx, notice, secondsAfter(now, -hour))) >= noticeLimits.perHour)
    return refusal('tooFast', 'tooManyNotices')
  if (recipients > noticeLimits.recipients) return refusal('invalidInput', 'tooManyReaders')
  return undefined
}

type Fault = 'alreadyDone' | 'invalidInput' | 'tooFast'

/**
 * Sends a notice and returns it. Sending the same form again returns the first notice. The same
 * text within a minute is refused as a second click (-4). Locks the author, so that the second of
 * two requests finds the notice of the first.
 */
export async function send(
  { db, live, now, actor, client, ...sending }: AuditedContext & Mailing,
  notice: Notice,
  { someone = false, to }: { someone?: boolean; to?: Chosen } = {},
): Promise<queries.SentNow | Refusal<Fault>> {
  const { schoolId, authorId, key } = notice
  return db.transaction(async (tx) => {
    await lockUser(tx, schoolId, authorId)
    const before = key ? await queries.findByKey(tx, { schoolId, authorId, key }) : undefined
    if (before !== undefined) return before
    const chosen = await to?.find(tx)
    const recipients = chosen?.length ?? (await queries.countRecipients(tx, notice, authorId))
    if (recipients === 0 && (someone || to))
      return refusal('invalidInput', to?.nobody ?? 'nobodyReads')
    const fault = await faultOf(tx, notice, { chosen, recipients }, now)
    if (fault) return fault
    const written = { title: '', content: '', titles: {}, contents: {}, ...notice }
    const recipientCount = chosen?.length ?? null
    const id = await queries.insertNotice(tx, { ...notice, told: recipientCount, createdAt: now })
    if (chosen) await queries.insertRecipients(tx, { schoolId, id }, chosen)
    await recordAudit(tx, { actor, client, now }, auditOf('sent', written, recipients))
    const kind = kindOfType(notice.kind)
    const mailed = await queries.listMailed(tx, kind, notice, chosen)
    await mailWritten(tx, { ...sending, now }, notice, mailed)
    const audience = chosen ? { userIds: chosen } : await audienceOf(tx, notice)
    afterCommit(tx, () => live.notifyAll(audience, changed))
    return { id, told: recipientCount ?? 0 }
  })
}

/**
 * FRM-173: returns the people whose open pages must update their counts. For a notice to the whole
 * school, no list is read.
 */
async function audienceOf(
  tx: Db,
  notice: queries.Addressed & { authorId?: number | null },
): Promise<Audience> {
  const { schoolId, courseId, className } = notice
  if (!courseId && !className) return { schoolId }
  return { userIds: await queries.listRecipients(tx, notice, notice.authorId ?? 0) }
}

/**
 * Withdraws a notice: it disappears from lists and from unread counts. The log keeps its text and
 * who withdrew it.
 */
export async function remove(
  { db, live, now, actor, client }: AuditedContext,
  notice: MessageRow,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await queries.removeMessage(tx, notice.schoolId, notice.id, now))) return
    await recordAudit(tx, { actor, client, now }, auditOf('removed', notice))
    const chosen = notice.told === null ? undefined : await queries.listChosen(tx, notice)
    const audience = chosen ? { userIds: chosen } : await audienceOf(tx, notice)
    afterCommit(tx, () => live.notifyAll(audience, changed))
  })
}
