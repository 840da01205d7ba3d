import { auditStatus, mostImportFaults, type PeopleImportPreview } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { takeTurn } from '../../../platform/database/turns.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { counted } from '../rules.ts'
import { readSheet } from '../sheets/actions.ts'
import * as queries from './queries.ts'
import {
  checkRows,
  type ImportPlan,
  type ImportRole,
  type PersonChange,
  planImport,
  type WaitingRow,
} from './rules.ts'
import { changeRow, columnsOf, rowFault } from './texts.ts'

/** A request of a member of staff, whom the contract lets in alone. */
type StaffContext = Context & { actor: User }

const rowsAtOnce = 1000

/** Reads a sheet and says what it would do; nothing but the waiting import is written. */
export async function previewImport(
  filePath: string,
  role: ImportRole,
  context: StaffContext,
): Promise<PeopleImportPreview | Refusal<'invalidInput' | 'tooFast'>> {
  const { db, actor, school, now, language, seal } = context
  const sheet = await readSheet(context, filePath, columnsOf(role))
  if (sheet instanceof Refusal) return sheet
  const checked = checkRows(sheet.rows, role, school.areaCodes)
  const existing = await queries.listExisting(db, school.id, checked.rows)
  const plan = planImport(checked.rows, existing, role)
  const faults = [...checked.faults, ...plan.ofStaff].toSorted((a, b) => a.line - b.line)
  const changes = plan.changed.toSorted((a, b) => Number(b.isNewRole) - Number(a.isNewRole))
  const counts = {
    fresh: plan.fresh.length,
    changed: plan.changed.length,
    faulty: new Set(faults.map(({ line }) => line)).size,
  }
  const id = await queries.insertImport(db, {
    schoolId: school.id,
    byUserId: actor.userId,
    role,
    fileName: sheet.fileName,
    waiting: checked.rows,
    createdAt: now,
    ...counts,
  })
  return {
    importSign: seal('peopleImport', id),
    rows: sheet.rows.length,
    same: plan.same,
    ...counts,
    faults: faults.slice(0, mostImportFaults).map((fault) => rowFault(fault, language)),
    changes: changes.slice(0, mostImportFaults).map((change) => changeRow(change, language)),
    newRoles: changes.filter(({ isNewRole }) => isNewRole).length,
  }
}

function* chunksOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    yield rows.slice(start, start + rowsAtOnce)
}

interface Taken {
  importId: number
  role: ImportRole
  now: Date
}

async function applyPlan(
  tx: Db,
  schoolId: number,
  { fresh, changed }: ImportPlan,
  { importId, role, now }: Taken,
): Promise<{ fresh: number; changed: number }> {
  const target = { schoolId, importId }
  const values = { role, now, auditStatus: auditStatus[role === 'teacher' ? 'approved' : 'none'] }
  let made = 0
  for (const rows of chunksOf<WaitingRow>(fresh))
    made += await queries.createPeople(tx, target, rows, values)
  for (const changes of chunksOf(changed)) await queries.changePeople(tx, target, changes)
  return { fresh: made, changed: changed.length }
}

/** The import is of another state, or there is none. */
async function refuseSecond(tx: Db, schoolId: number, importId: number) {
  await queries.getImportState(tx, schoolId, importId)
  return refusal('alreadyDone')
}

const mostNamed = 20

/** Whom the import changed, for the log; of a long list the first. */
function namesOf(changed: readonly PersonChange[]): string {
  const names = changed.slice(0, mostNamed).map(({ before }) => before.name)
  return names.join(', ') + (changed.length > mostNamed ? ', …' : '')
}

/**
 * Takes the waiting rows over, once: all of them or none. What changed since the preview is looked at anew. People who
 * would get a role are left out unless that was accepted (ACC-280).
 */
export function confirmImport(importId: number, acceptRoles: boolean, context: StaffContext) {
  const { db, actor, now } = context
  const { schoolId } = actor
  return db.transaction(async (tx) => {
    await takeTurn(tx, 'imports', schoolId)
    const taken = await queries.moveImport(tx, schoolId, importId, ['previewed', 'confirmed'])
    if (!taken) return refuseSecond(tx, schoolId, importId)
    const { role, waiting, fileName } = taken
    const existing = await queries.listExisting(tx, schoolId, waiting, 'held')
    const whole = planImport(waiting, existing, role)
    const changed = whole.changed.filter(({ isNewRole }) => acceptRoles || !isNewRole)
    const plan = { ...whole, changed }
    const done = await applyPlan(tx, schoolId, plan, { importId, role, now })
    await queries.closeImport(tx, schoolId, importId, done)
    const names = changed.length > 0 ? counted({ people: namesOf(changed) }) : []
    const detail = [...counted({ fileName, role, ...done }), ...names]
    await recordAudit(tx, context, { action: 'people.imported', detail })
    return done
  })
}

export function undoImport(importId: number, context: StaffContext) {
  const { db, actor } = context
  const { schoolId } = actor
  return db.transaction(async (tx) => {
    await takeTurn(tx, 'imports', schoolId)
    const taken = await queries.moveImport(tx, schoolId, importId, ['confirmed', 'undone'])
    if (!taken) return refuseSecond(tx, schoolId, importId)
    await queries.holdPeople(tx, schoolId, importId)
    await queries.restorePeople(tx, schoolId, importId)
    const made = await queries.countMadePeople(tx, schoolId, importId)
    const removed = await queries.removeUnusedPeople(tx, schoolId, importId)
    const done = { removed, kept: made - removed }
    const detail = counted({ fileName: taken.fileName, ...done })
    await recordAudit(tx, context, { action: 'people.importUndone', detail })
    return done
  })
}
