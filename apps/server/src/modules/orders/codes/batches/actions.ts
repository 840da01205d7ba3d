import { createHash } from 'node:crypto'
import { printedCode, reasons } from '@titian/contract'
import type { User } from '../../../../platform/actor.ts'
import { recordAudit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { found, type Refusal, refusal, Refused } from '../../../../platform/refusal.ts'
import { counted } from '../../../people/index.ts'
import type { BatchRow } from '../../tables.ts'
import { newCode } from '../rules.ts'
import * as queries from './queries.ts'
import { isAboveLimit } from './rules.ts'

type Asked = Context<never, User>

export interface Wanted extends Pick<
  BatchRow,
  | 'name'
  | 'coins'
  | 'quantity'
  | 'startsAt'
  | 'endsAt'
  | 'perUser'
  | 'className'
  | 'asksName'
  | 'asksNumber'
  | 'key'
> {
  courseIds: number[]
}

const hashOf = ({ key: _, ...said }: Wanted) =>
  createHash('sha256').update(JSON.stringify(said)).digest('base64url')

/** ORD-072, ORD-091: makes a batch of codes. A form that is sent again returns the same batch. */
export async function make(
  context: Asked,
  wanted: Wanted,
): Promise<queries.ShownBatch | Refusal<'alreadyDone' | 'invalidInput'>> {
  const { db, school, actor, now, language } = context
  const { courseIds, ...fields } = wanted
  const requestHash = hashOf(wanted)
  if (!(await queries.areGivable(db, school.id, courseIds)))
    return refusal('invalidInput', { fields: { courseSigns: reasons.notForCodes[language] } })
  await db.transaction(async (tx) => {
    const made = { schoolId: school.id, createdBy: actor.userId, createdAt: now, requestHash }
    const id = await queries.insertBatch(tx, { ...fields, ...made }, courseIds)
    if (id === undefined) return
    const { name, quantity, coins } = fields
    const detail = counted({ codeBatch: name, codes: quantity, ...(coins > 0 && { coins }) })
    await recordAudit(tx, context, { action: 'codes.made', detail })
  })
  const of = { createdBy: actor.userId, key: wanted.key }
  const batch = await queries.getBatch(db, school.id, of)
  return batch.requestHash === requestHash ? batch : refusal('alreadyDone', 'sameKeyOtherOrder')
}

/**
 * Makes the codes when they are downloaded, because only their hashes are stored. Fifteen random
 * letters practically never repeat.
 */
export async function download(
  context: Asked,
  batch: queries.ShownBatch,
  creditLimit: number,
): Promise<string[] | Refusal<'alreadyDone' | 'noPermission'>> {
  const { db, school, actor, now, sealers } = context
  if (isAboveLimit(batch, creditLimit) && batch.createdBy === actor.userId)
    return refusal('noPermission', 'codesSecond')
  return db.transaction(async (tx) => {
    const by = { downloadedBy: actor.userId, downloadedAt: now }
    if (!(await queries.markDownloaded(tx, school.id, batch.id, by)))
      return refusal('alreadyDone', 'codesGone')
    const ids = await queries.listGenerated(tx, school.id, batch.id)
    // All codes are revoked, so the batch is not marked as downloaded.
    if (ids.length === 0) throw new Refused(refusal('alreadyDone', 'codesRevoked'))
    const codes = ids.map((id) => ({ id, plain: newCode() }))
    await queries.issue(
      tx,
      school.id,
      codes.map(({ id, plain }) => ({
        id,
        codeHash: sealers.codes.sign(plain),
        lastFour: plain.slice(-4),
      })),
    )
    const detail = counted({ codeBatch: batch.name, codes: codes.length })
    await recordAudit(tx, context, { action: 'codes.downloaded', detail })
    return codes.map(({ plain }) => printedCode(plain))
  })
}

/**
 * ORD-093: revokes codes that were not redeemed. A code that is redeemed at the same moment stays
 * redeemed.
 */
export function revoke(
  context: Asked,
  batch: queries.ShownBatch,
  { which, reason }: { which: queries.Revocable; reason: string },
): Promise<number> {
  const { db, school, actor, now } = context
  return db.transaction(async (tx) => {
    await queries.lockBatch(tx, school.id, batch.id)
    if ('ids' in which)
      found((await queries.areOf(tx, school.id, batch.id, which.ids)) || undefined)
    const revoked = await queries.revoke(
      tx,
      school.id,
      { batchId: batch.id, which },
      { revokedBy: actor.userId, revokedAt: now, revokeReason: reason },
    )
    if (revoked === 0) return 0
    const detail = counted({ codeBatch: batch.name, codes: revoked })
    await recordAudit(tx, context, { action: 'codes.revoked', reason, detail })
    return revoked
  })
}
