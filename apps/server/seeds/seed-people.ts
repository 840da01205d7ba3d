import type { AuditAction } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { users } from '../src/modules/accounts/index.ts'
import { sheetImportEffects, sheetImports } from '../src/modules/people/index.ts'
import { type AuditChange, auditEntries } from '../src/platform/audit/tables.ts'
import { secondsAfter } from '../src/platform/clock.ts'
import { imported, importedDaysAgo } from './seed-accounts.ts'
import type { SeedContext } from './seed-context.ts'

const day = 24 * 60 * 60
const fileName = 'new-students-2026.csv'
/** Number of invalid rows of the sheet. */
const faulty = 2
const counts = { fresh: imported.last - imported.first + 1, changed: 0 }

function idOf({ userIds }: SeedContext, key: string): number {
  const id = userIds.get(`teratai/${key}`)
  if (id === undefined) throw new Error(`${key} of Teratai must be seeded before what staff did.`)
  return id
}

async function seedImport(context: SeedContext, schoolId: number, at: Date): Promise<void> {
  const { db } = context
  const [row] = await db
    .insert(sheetImports)
    .values({
      schoolId,
      byUserId: idOf(context, 'school-admin'),
      kind: 'people',
      options: { role: 'student' },
      fileName,
      state: 'confirmed',
      faulty,
      createdAt: at,
      confirmedAt: at,
      ...counts,
    })
    .returning({ id: sheetImports.id })
  const importId = row?.id ?? 0
  const effects = Array.from({ length: counts.fresh }, (_, index) => ({
    schoolId,
    importId,
    targetId: idOf(context, `student-${imported.first + index}`),
  }))
  await db.insert(sheetImportEffects).values(effects)
}

interface SeededAct {
  action: AuditAction
  daysAgo: number
  actor: string
  subject?: string
  reason?: string
  detail: AuditChange[]
}

const fresh = (field: string, after: string): AuditChange => ({ field, before: '', after })

function acts(mobile: string): SeededAct[] {
  return [
    {
      action: 'people.imported',
      daysAgo: importedDaysAgo,
      actor: 'school-admin',
      detail: [
        fresh('fileName', fileName),
        fresh('role', 'student'),
        fresh('fresh', String(counts.fresh)),
        fresh('changed', String(counts.changed)),
      ],
    },
    {
      action: 'person.rolesChanged',
      daysAgo: 396,
      actor: 'platform-admin',
      subject: 'school-admin',
      reason: 'Runs the school from now on',
      detail: [{ field: 'roles', before: 'normal', after: 'schoolAdmin,normal' }],
    },
    {
      action: 'person.mobileChanged',
      daysAgo: 3.3,
      actor: 'school-admin',
      subject: 'student-12',
      reason: 'Lost phone, student card shown at the office',
      detail: [{ field: 'mobile', before: '+60 139990012', after: `+60 ${mobile}` }],
    },
  ]
}

/** Inserts acts of the demo school's staff, so that its log and imports are not empty. */
export async function seedPeople(context: SeedContext): Promise<void> {
  const { db, now, schoolIds } = context
  const schoolId = schoolIds.get('teratai')
  if (schoolId === undefined) throw new Error('Teratai must be seeded before what its staff did.')
  await seedImport(context, schoolId, secondsAfter(now, -importedDaysAgo * day))
  const student = idOf(context, 'student-12')
  const [row] = await db.select().from(users).where(eq(users.id, student))
  const entries = acts(row?.mobile ?? '').map(({ daysAgo, actor, subject, ...rest }) => ({
    ...rest,
    schoolId,
    at: secondsAfter(now, -daysAgo * day),
    actorId: idOf(context, actor),
    subjectId: subject ? idOf(context, subject) : null,
    address: '127.0.0.1',
  }))
  await db.insert(auditEntries).values(entries)
}
