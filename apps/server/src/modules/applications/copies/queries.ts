import { and, eq, isNull, sql } from 'drizzle-orm'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { applicationCopies, type CopyRow } from '../tables.ts'

type NewCopy = Omit<typeof applicationCopies.$inferInsert, 'id' | 'pdfNextTryAt'>

/**
 * Returns the copy with this content, or inserts it; it may have been sent before. A lock lets the
 * applications of one person happen one after the other.
 */
export async function keepCopy(tx: Db, copy: NewCopy): Promise<number> {
  const [before] = await tx
    .select({ id: applicationCopies.id })
    .from(applicationCopies)
    .where(
      and(
        eq(applicationCopies.userId, copy.userId),
        eq(applicationCopies.contentHash, copy.contentHash),
      ),
    )
  if (before) return before.id
  const [row] = await tx
    .insert(applicationCopies)
    .values({ ...copy, pdfNextTryAt: copy.createdAt })
    .returning({ id: applicationCopies.id })
  return found(row).id
}

/** Attempts after which the PDF is printed only on request. */
const triesMost = 6
/**
 * Seconds until the next attempt. This is longer than an attempt takes, so that no second process
 * makes the same PDF at the same time.
 */
const pause = 300

/** Claims the copy that has waited longest for its PDF; undefined if none is due. */
export async function claimToPrint(db: Db, now: Date): Promise<CopyRow | undefined> {
  const due = sql`select id from application_copies
    where pdf_file_id is null and pdf_next_try_at <= ${now} and pdf_tries < ${triesMost}
    order by pdf_next_try_at limit 1 for update skip locked`
  const [row] = await db
    .update(applicationCopies)
    .set({
      pdfTries: sql`${applicationCopies.pdfTries} + 1`,
      pdfNextTryAt: secondsAfter(now, pause),
    })
    .where(eq(applicationCopies.id, sql`(${due})`))
    .returning()
  return row
}

/** Stores the PDF of a copy. Returns false if another process stored a PDF first. */
export async function setPdf(db: Db, copyId: number, pdfFileId: number): Promise<boolean> {
  const rows = await db
    .update(applicationCopies)
    .set({ pdfFileId })
    .where(and(eq(applicationCopies.id, copyId), isNull(applicationCopies.pdfFileId)))
    .returning({ id: applicationCopies.id })
  return rows.length > 0
}
