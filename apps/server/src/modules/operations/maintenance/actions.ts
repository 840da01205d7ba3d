import { languages, type MaintenanceFields } from '@titian/contract'
import { type AuditContext, recordAudit } from '../../../platform/audit/audit.ts'
import type { AuditChange } from '../../../platform/audit/tables.ts'
import { everySchool } from '../../../platform/content/content-watch.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { renewSchool } from '../../schools/index.ts'
import type { MaintenanceRow, MaintenanceValues } from '../tables.ts'
import * as queries from './queries.ts'

/** The database, and the person whom the audit log names. */
export interface MaintenanceAct extends AuditContext {
  db: Db
}

function valuesOf({ texts, ...fields }: MaintenanceFields, now: Date): MaintenanceValues {
  const written = languages.flatMap((language) => {
    const text = texts[language]
    return text ? [[language, text] as const] : []
  })
  return {
    startsAt: new Date(fields.startsAt),
    endsAt: new Date(fields.endsAt),
    leadHours: fields.leadHours,
    texts: Object.fromEntries(written),
    changedAt: now,
  }
}

/** The fields of a notice as the audit log has them. */
function wordsOf(notice: MaintenanceValues | null): Record<string, string> {
  if (!notice) return {}
  return {
    startsAt: notice.startsAt.toISOString(),
    endsAt: notice.endsAt.toISOString(),
    leadHours: String(notice.leadHours),
    ...Object.fromEntries(
      languages.map((language) => [`texts.${language}`, notice.texts[language] ?? '']),
    ),
  }
}

function changesBetween(
  before: MaintenanceValues | null,
  after: MaintenanceValues | null,
): AuditChange[] {
  const [former, next] = [wordsOf(before), wordsOf(after)]
  return Object.keys({ ...former, ...next })
    .map((field) => ({ field, before: former[field] ?? '', after: next[field] ?? '' }))
    .filter((change) => change.before !== change.after)
}

/** This process shows the change at once; the others read it within a moment. */
async function thenShow<Done>({ db }: MaintenanceAct, work: Promise<Done>): Promise<Done> {
  try {
    return await work
  } finally {
    renewSchool(db, everySchool)
  }
}

/** OPS-076: writes a notice and returns its number. */
export function writeNotice(
  act: MaintenanceAct,
  fields: MaintenanceFields,
): Promise<number | Refusal<'alreadyDone'>> {
  const { db, now } = act
  const values = valuesOf(fields, now)
  const write = db.transaction(async (tx) => {
    if (values.endsAt <= now) return refusal('alreadyDone', 'maintenancePast')
    const id = await queries.insertNotice(tx, values)
    const detail = changesBetween(null, values)
    await recordAudit(tx, act, { action: 'maintenance.written', detail })
    return id
  })
  return thenShow(act, write)
}

const isOver = ({ endsAt, withdrawnAt }: MaintenanceRow, now: Date) =>
  withdrawnAt !== null || endsAt <= now

/** OPS-077: changes a notice and returns its version; a reader who has hidden it sees it again. */
export function changeNotice(
  act: MaintenanceAct,
  { id, version }: { id: number; version: number },
  fields: MaintenanceFields,
): Promise<number | Refusal<'alreadyDone'>> {
  const { db, now } = act
  const values = valuesOf(fields, now)
  const change = db.transaction(async (tx) => {
    const before = await queries.lockNotice(tx, id)
    if (isOver(before, now)) return refusal('alreadyDone', 'maintenanceOver')
    if (values.endsAt <= now) return refusal('alreadyDone', 'maintenancePast')
    const next = await queries.updateNotice(tx, { id, version }, values)
    if (next === undefined) return refusal('alreadyDone', 'maintenanceChanged')
    const detail = changesBetween(before, values)
    await recordAudit(tx, act, { action: 'maintenance.changed', detail })
    return next
  })
  return thenShow(act, change)
}

/** OPS-077: withdraws a notice, so that no page shows it any more. */
export function withdrawNotice(
  act: MaintenanceAct,
  id: number,
): Promise<null | Refusal<'alreadyDone'>> {
  const { db, now } = act
  const withdraw = db.transaction(async (tx) => {
    const before = await queries.lockNotice(tx, id)
    if (!(await queries.withdrawNotice(tx, id, now)))
      return refusal('alreadyDone', 'maintenanceOver')
    const detail = changesBetween(before, null)
    await recordAudit(tx, act, { action: 'maintenance.withdrawn', detail })
    return null
  })
  return thenShow(act, withdraw)
}
