import { type ImportPreview, mostImportFaults } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { takeTurn } from '../../../platform/database/turns.ts'
import type { Client, Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { counted, readPhoneText, readSheet } from '../../people/index.ts'
import type { RosterImportRow, RosterKind } from '../tables.ts'
import * as queries from './queries.ts'
import { type CheckedSheet, checkSheet, sheetColumns } from './rules.ts'

type Around = Pick<Context, 'db' | 'now'> & { actor: User; client: Pick<Client, 'address'> }

export interface ImportPlan {
  schoolId: number
  kind: RosterKind
  fileName: string
  byUserId: number
  createdAt: Date
}

/** Keeps the rows of a sheet and says what they would change; four statements, however long the sheet is. */
export async function storeImport(
  db: Db,
  plan: ImportPlan,
  { entries, faulty }: Omit<CheckedSheet, 'faults'>,
): Promise<{ id: number } & queries.Counts> {
  return db.transaction(async (tx) => {
    const rows = entries.length + faulty
    const id = await queries.insertImport(tx, { ...plan, rows, faulty })
    const key = { schoolId: plan.schoolId, id }
    await queries.insertRows(tx, key, entries)
    return { id, ...(await queries.countChanges(tx, key, plan.kind)) }
  })
}

export async function previewImport(
  filePath: string,
  kind: RosterKind,
  context: Around & Pick<Context, 'files' | 'open' | 'language' | 'seal'>,
): Promise<ImportPreview | Refusal<'invalidInput' | 'tooFast'>> {
  const { db, actor, now, language, seal } = context
  const sheet = await readSheet(context, filePath, sheetColumns)
  if (sheet instanceof Refusal) return sheet
  const checked = checkSheet(sheet.rows, kind, language, readPhoneText)
  const { schoolId, userId: byUserId } = actor
  const plan = { schoolId, kind, fileName: sheet.fileName, byUserId, createdAt: now }
  const { id, ...counts } = await storeImport(db, plan, checked)
  return {
    importSign: seal('rosterImport', id),
    rows: sheet.rows.length,
    ...counts,
    faulty: checked.faulty,
    faults: checked.faults.slice(0, mostImportFaults),
  }
}

/** Writes the previewed rows into the roster, once. */
export async function confirmImport(
  { schoolId, id, kind, fileName }: Pick<RosterImportRow, 'schoolId' | 'id' | 'kind' | 'fileName'>,
  around: Around,
): Promise<{ fresh: number; changed: number } | Refusal<'alreadyDone'>> {
  return around.db.transaction(async (tx) => {
    const key = { schoolId, id }
    await takeTurn(tx, 'imports', schoolId)
    if (!(await queries.moveImport(tx, key, 'previewed', around.now))) return refusal('alreadyDone')
    // The roster may have changed since the preview.
    const { fresh, changed } = await queries.countChanges(tx, key, kind)
    await queries.applyRows(tx, key, kind, around.now)
    const detail = counted({ fileName, kind, fresh, changed })
    await recordAudit(tx, around, { action: 'roster.imported', detail })
    return { fresh, changed }
  })
}

export async function undoImport(
  { schoolId, id, fileName }: RosterImportRow,
  around: Around,
): Promise<{ removed: number; kept: number } | Refusal<'alreadyDone'>> {
  return around.db.transaction(async (tx) => {
    const key = { schoolId, id }
    await takeTurn(tx, 'imports', schoolId)
    const moved = await queries.moveImport(tx, key, 'confirmed', around.now)
    if (!moved?.confirmedAt) return refusal('alreadyDone', 'wrongStep')
    const counts = await queries.takeBackRows(tx, key, moved.confirmedAt)
    const detail = counted({ fileName, ...counts })
    await recordAudit(tx, around, { action: 'roster.importUndone', detail })
    return counts
  })
}
