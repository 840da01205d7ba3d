import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { found, type Refusal, refusal } from '../../../platform/refusal.ts'
import { counted } from '../../people/index.ts'
import { getSettings } from '../queries.ts'
import type { CreditRow } from '../tables.ts'
import * as queries from './queries.ts'
import { creditEntry } from './rules.ts'

type Asked = Context<never, User>
type Credited = Pick<CreditRow, 'id' | 'schoolId' | 'userId' | 'amount' | 'reason'>

const day = 24 * 60 * 60

const bookCredit = (tx: Db, credit: Credited, now: Date) =>
  queries.book(tx, creditEntry(credit, credit.id, credit.reason), now)

function log(
  tx: Db,
  context: Parameters<typeof recordAudit>[1],
  action: 'coins.credited' | 'coins.requested' | 'coins.refused',
  { userId: subjectId, amount, reason }: Credited,
) {
  return recordAudit(tx, context, { action, subjectId, reason, detail: counted({ amount }) })
}

interface Wanted {
  userId: number
  amount: number
  reason: string
  key: string
}

/**
 * ORD-052: credits coins to a student. Up to the school's daily limit, the credit is booked at
 * once. The limit is for all credits of a day, because a large sum could otherwise be split. A
 * credit above the limit, or to the caller's own account, waits for a second person. Repeating the
 * call with the same key credits only once.
 */
export async function credit(
  context: Asked,
  { userId, amount, reason, key }: Wanted,
): Promise<queries.ShownCredit | Refusal<'alreadyDone' | 'notFound'>> {
  const { db, school, actor, now } = context
  const requestedBy = actor.userId
  const schoolId = school.id
  const done = await db.transaction(async (tx) => {
    if (!(await queries.lockBuyer(tx, schoolId, userId))) return refusal('notFound')
    const { creditLimit } = await getSettings(tx, schoolId)
    const of = { schoolId, userId, requestedBy }
    const before = await queries.givenSince(tx, of, secondsAfter(now, -day))
    const isAlone = userId !== requestedBy && before + amount <= creditLimit
    const decided = isAlone
      ? { state: 'approved' as const, decidedBy: requestedBy, decidedAt: now }
      : { state: 'waiting' as const }
    const values = { ...of, amount, reason, key, requestedAt: now, ...decided }
    const id = await queries.insertCredit(tx, values)
    if (id === undefined) return undefined
    if (isAlone) await bookCredit(tx, { ...values, id }, now)
    await log(tx, context, isAlone ? 'coins.credited' : 'coins.requested', { ...values, id })
    return undefined
  })
  if (done) return done
  const made = await queries.getCredit(db, schoolId, { requestedBy, key })
  const isSame = made.userId === userId && made.amount === amount && made.reason === reason
  return isSame ? made : refusal('alreadyDone', 'sameKeyOtherOrder')
}

/**
 * ORD-106: stores the decision of a second person. Its reason is kept in the row and in the audit
 * log.
 */
export async function decide(
  context: Asked,
  credit: queries.ShownCredit,
  { action, reason }: { action: 'approve' | 'refuse'; reason: string },
): Promise<queries.ShownCredit | Refusal<'alreadyDone' | 'noPermission'>> {
  const { db, school, actor, now } = context
  if (credit.requestedBy === actor.userId) return refusal('noPermission', 'creditOwn')
  const state = action === 'approve' ? 'approved' : 'refused'
  const refused = await db.transaction(async (tx) => {
    const decided = await queries.decideCredit(tx, school.id, credit.id, {
      state,
      decidedBy: actor.userId,
      decidedAt: now,
      decision: reason,
    })
    if (!decided) return refusal('alreadyDone')
    const isApproved = state === 'approved'
    if (isApproved) await bookCredit(tx, decided, now)
    await log(tx, context, isApproved ? 'coins.credited' : 'coins.refused', { ...decided, reason })
    return undefined
  })
  return refused ?? found(await queries.getCredit(db, school.id, { id: credit.id }))
}
