import {
  type ImportPreview,
  type ImportRow,
  type Language,
  mostImportFaults,
  mostImportSamples,
  type RowFault,
} from '@titian/contract'
import type { School, User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { lockFor } from '../../../platform/database/advisory-lock.ts'
import type { Client, Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { counted } from '../rules.ts'
import type {
  ImportCheck,
  ImportKind,
  ImportName,
  ImportPlan,
  ImportSteps,
  ImportTypes,
  Undone,
} from './kind.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { readSheet, type SheetFile } from './read-sheet.ts'

/** A request of staff; the contract admits no other role. */
type StaffContext = Context & { actor: User }
type Writing = Pick<Context, 'db' | 'now'> & { actor: User; client: Pick<Client, 'address'> }
type Previewing = Pick<Context, 'db' | 'now'> & {
  actor: Pick<User, 'schoolId' | 'userId'>
  school: Pick<School, 'areaCodes'>
}

interface ReadFile<Read> {
  fileName: string
  rows: readonly Read[]
  /** Rows that could not be parsed; they count as invalid. */
  faults?: readonly RowFault[]
}

/**
 * Checks the rows of a sheet, stores the valid ones, and returns their effect; no other row is
 * written.
 */
export async function storePreview<T extends ImportTypes, Read>(
  kind: ImportSteps<T> & ImportCheck<T, Read>,
  { fileName, rows, faults: unread = [] }: ReadFile<Read>,
  options: T['options'],
  { db, actor, school, now }: Previewing,
): Promise<{ id: number; faulty: number; plan: ImportPlan<T> }> {
  const checked = kind.check(rows, options, school)
  const plan = await kind.plan(db, actor.schoolId, { rows: checked.rows, options })
  const faults = [...checked.faults, ...plan.faults].toSorted((a, b) => a.line - b.line)
  const faulty = new Set([...faults, ...unread].map(({ line }) => line)).size
  const id = await queries.insertImport(db, {
    schoolId: actor.schoolId,
    kind: kind.name,
    options,
    fileName,
    waiting: kind.waiting?.(plan) ?? checked.rows,
    fresh: plan.fresh.length,
    changed: plan.changed.length,
    faulty,
    byUserId: actor.userId,
    createdAt: now,
  })
  return { id, faulty, plan: { ...plan, faults } }
}

const samplesOf = <T extends ImportTypes>(
  kind: Pick<ImportSteps<T>, 'shown'>,
  fresh: readonly T['row'][],
  language: Language,
) => fresh.slice(0, mostImportSamples).map((row) => kind.shown?.(row, language) ?? [])

/**
 * Reads an uploaded sheet up to its preview. `changed` lists changes, for kinds of imports that
 * show them.
 */
export async function previewImport<T extends ImportTypes>(
  kind: ImportKind<T>,
  file: SheetFile,
  options: T['options'],
  context: StaffContext,
): Promise<
  { preview: ImportPreview; changed: T['change'][] } | Refusal<'invalidInput' | 'tooFast'>
> {
  const { language, seal } = context
  const sheet = await readSheet(context, file, kind.columns(options), kind.limit)
  if (sheet instanceof Refusal) return sheet
  const { id, faulty, plan } = await storePreview(kind, sheet, options, context)
  const { fresh, changed, same } = plan
  const faults = [...sheet.faults, ...plan.faults.map((fault) => kind.faultRow(fault, language))]
  const mostListed = kind.limit?.faults ?? mostImportFaults
  const unread = new Set(sheet.faults.map(({ line }) => line)).size
  const preview = {
    importSign: seal(kind.sign, id),
    rows: sheet.rows.length + unread,
    fresh: fresh.length,
    changed: changed.length,
    same,
    faulty,
    faults: faults.toSorted((a, b) => a.line - b.line).slice(0, mostListed),
    ...(kind.shown && { samples: samplesOf(kind, fresh, language) }),
    unknownColumns: sheet.others,
  }
  return { preview, changed }
}

type Target = { schoolId: number; importId: number }
type Import = NonNullable<Awaited<ReturnType<typeof queries.moveImport>>>

/**
 * Moves an import to its next state, and does the work of the step in the same transaction. This
 * happens only once; a lock on the school lets requests wait for each other.
 */
function step<Done>(
  kind: Pick<ImportSteps<ImportTypes>, 'name'>,
  importId: number,
  { db, actor: { schoolId }, now }: Writing,
  state: 'confirmed' | 'undone',
  act: (tx: Db, target: Target, taken: Import) => Promise<Done>,
): Promise<Done | undefined> {
  const target = { schoolId, importId }
  return db.transaction(async (tx) => {
    await lockFor(tx, 'imports', schoolId)
    const taken = await queries.moveImport(tx, kind.name, target, state, now)
    if (taken) return act(tx, target, taken)
    await queries.getImport(tx, kind.name, target)
    return undefined
  })
}

/**
 * Applies the waiting rows once: all of them or none. Changes since the preview are taken into
 * account. A change that staff did not accept is skipped.
 */
export async function confirmImport<T extends ImportTypes>(
  kind: ImportSteps<T>,
  importId: number,
  context: Writing,
  isAccepted: (change: T['change']) => boolean = () => true,
): Promise<{ fresh: number; changed: number } | Refusal<'alreadyDone'>> {
  const { now } = context
  const confirmed = await step(kind, importId, context, 'confirmed', async (tx, target, taken) => {
    // The preview of the same kind stored these rows.
    const { waiting, options } = taken as { waiting: T['row'][]; options: T['options'] }
    const plan = await kind.plan(tx, target.schoolId, { rows: waiting, options }, 'lock')
    const changed = plan.changed.filter(isAccepted)
    const made = await kind.apply(tx, target, { fresh: plan.fresh, changed }, { options, now })
    const done = { fresh: made, changed: changed.length }
    await queries.closeImport(tx, target, done)
    const { fileName } = taken
    const loggedOptions = kind.loggedOptions?.(options) ?? options
    const detail = counted({ fileName, ...loggedOptions, ...done, ...kind.logged?.(changed) })
    await recordAudit(tx, context, { action: kind.confirmed, detail })
    return done
  })
  return confirmed ?? refusal('alreadyDone')
}

/** Undoes an import once. Rows that were used since are kept. */
export async function undoImport<T extends ImportTypes>(
  kind: ImportSteps<T>,
  importId: number,
  context: Writing,
): Promise<Undone | Refusal<'alreadyDone'>> {
  const undone = await step(kind, importId, context, 'undone', async (tx, target, taken) => {
    const { fileName, confirmedAt, createdAt } = taken
    const done = await kind.undo(tx, target, confirmedAt ?? createdAt, context.now)
    await recordAudit(tx, context, {
      action: kind.undone,
      detail: counted({ fileName, removed: done.removed, kept: done.kept }),
    })
    return done
  })
  return undone ?? refusal('alreadyDone', 'wrongStep')
}

/**
 * Lists a page of the imports of one kind, newest first; `options` filters by the options of the
 * import.
 */
export async function listImports(
  kind: ImportName,
  page: { page: number; size: number; byUserId?: number; options?: Record<string, string> },
  { db, actor, seal }: Pick<StaffContext, 'db' | 'actor' | 'seal'>,
): Promise<{ list: ImportRow[]; total: number }> {
  const { rows, total } = await queries.listImports(db, actor.schoolId, kind.name, page)
  return { list: rows.map((row) => present.importRow(row, seal(kind.sign, row.id))), total }
}

/** Returns the daily job that deletes unconfirmed previews. */
export function removeOldPreviews(
  db: Db,
  { name, previewSeconds = 24 * 60 * 60 }: ImportName,
  now: Date,
): Promise<void> {
  return queries.removeOldPreviews(db, name, secondsAfter(now, -previewSeconds))
}
