import type { StaffMail } from '@titian/contract'
import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { type MailRow, mails } from '../../platform/mail/tables.ts'
import { found } from '../../platform/refusal.ts'
import { statesOf } from './rules.ts'

interface Window {
  page: number
  size: number
}

export async function listMails(
  db: Db,
  schoolId: number,
  state: StaffMail['state'] | 'all',
  { page, size }: Window,
): Promise<{ rows: MailRow[]; total: number }> {
  const condition = and(
    eq(mails.schoolId, schoolId),
    state === 'all' ? undefined : inArray(mails.state, statesOf[state]),
  )
  const rows = await db
    .select()
    .from(mails)
    .where(condition)
    .orderBy(desc(mails.id))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db.select({ total: count() }).from(mails).where(condition)
  return { rows, total: all?.total ?? 0 }
}

export async function getMail(db: Db, schoolId: number, id: number): Promise<MailRow> {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.schoolId, schoolId), eq(mails.id, id)))
  return found(row)
}
