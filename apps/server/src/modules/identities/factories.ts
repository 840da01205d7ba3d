import { eq, sql } from 'drizzle-orm'
import { identities, type InputOf } from '@titian/contract'
import type { Db } from '../../platform/database/database.ts'
import { found, Refusal } from '../../platform/refusal.ts'
import { type AskedBy, nextNumber, type Person, type TestApp } from '../../testing/test-app.ts'
import { captchaCookies } from '../accounts/factories.ts'
import { users } from '../accounts/index.ts'
import { storeFile } from '../files/index.ts'
import { foldNumber, foldText } from './rules.ts'
import {
  identityRequests,
  type NewRequest,
  type RequestRow,
  rosterEntries,
  type RosterEntryRow,
} from './tables.ts'

type EntryPlan = Partial<typeof rosterEntries.$inferInsert>

/** Adds a roster entry to the first school, a student by default. */
export async function makeEntry(testApp: TestApp, plan: EntryPlan = {}): Promise<RosterEntryRow> {
  const { number = `R-${nextNumber()}`, name = 'Roster Person' } = plan
  const [row] = await testApp.db
    .insert(rosterEntries)
    .values({
      schoolId: testApp.schoolId,
      kind: 'student',
      number,
      numberKey: foldNumber(number),
      name,
      nameKey: foldText(name),
      createdAt: testApp.clock.now(),
      ...plan,
    })
    .returning()
  return found(row)
}

/** Inserts a pending request directly, without the form. */
export async function makeRequest(
  testApp: TestApp,
  person: Pick<Person, 'userId' | 'schoolId'>,
  plan: Partial<NewRequest> = {},
): Promise<RequestRow> {
  const { number = `Q-${nextNumber()}` } = plan
  const [row] = await testApp.db
    .insert(identityRequests)
    .values({
      schoolId: person.schoolId,
      userId: person.userId,
      kind: 'student',
      name: 'Waiting Person',
      number,
      numberKey: foldNumber(number),
      submittedAt: testApp.clock.now(),
      ...plan,
    })
    .returning()
  return found(row)
}

export async function accountOf(db: Db, { userId }: Pick<Person, 'userId'>) {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return found(row)
}

export async function entryOf(db: Db, id: number): Promise<RosterEntryRow | undefined> {
  const [row] = await db.select().from(rosterEntries).where(eq(rosterEntries.id, id))
  return row
}

export async function requestsOf(
  db: Db,
  { userId }: Pick<Person, 'userId'>,
): Promise<RequestRow[]> {
  return db
    .select()
    .from(identityRequests)
    .where(eq(identityRequests.userId, userId))
    .orderBy(identityRequests.id)
}

/** Returns the whole roster of a school by number, without technical columns. */
export async function rosterOf(db: Db, schoolId: number) {
  const rows = await db
    .select()
    .from(rosterEntries)
    .where(eq(rosterEntries.schoolId, schoolId))
    .orderBy(rosterEntries.number)
  return rows
}

/** Uploads a table as that person and returns its path for calls. */
export async function makeSheet(testApp: TestApp, person: Person, text: string): Promise<string> {
  const stored = await storeFile(testApp.db, testApp.app.services.files, {
    schoolId: person.schoolId,
    ownerId: person.userId,
    purpose: 'sheet',
    name: 'roster.csv',
    bytes: Buffer.from(text),
  })
  if (stored instanceof Refusal) throw new Error('The sheet was refused.')
  return testApp.seal('file', stored.id)
}

type Form = InputOf<typeof identities.authenticate>

/** Submits the form with a new captcha; omitted fields get valid values. */
export async function authenticateAs(
  testApp: TestApp,
  person: Person,
  form: Partial<Form> = {},
  by: AskedBy = {},
) {
  const cookies = await captchaCookies(testApp, person.host)
  const filled: Form = {
    code: '8888',
    type: 1,
    identityId: `F-${nextNumber()}`,
    name: 'Form Person',
    sourceSign: testApp.seal('school', person.schoolId),
    ...form,
  }
  return testApp.ask(identities.authenticate, filled, { person, cookies, ...by })
}

/** Switches the requirement of identities of a school on or off. */
export async function requireAuthentication(testApp: TestApp, schoolId: number, required: boolean) {
  await testApp.db.execute(
    sql`update schools set requires_authentication = ${required} where id = ${schoolId}`,
  )
}
