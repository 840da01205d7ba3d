import { randomUUID } from 'node:crypto'
import {
  activationCodes,
  book,
  codeBatchCourses,
  codeBatches,
  codeEntry,
} from '../src/modules/orders/index.ts'
import { secondsAfter } from '../src/platform/clock.ts'
import { endOfDay } from './school-time.ts'
import type { SeedContext } from './seed-context.ts'

const day = 24 * 60 * 60

/** The people who redeemed a welcome code. */
const redeemers = [
  { student: 'student-2', daysAgo: 6 },
  { student: 'student-3', daysAgo: 4 },
  { student: 'student-4', daysAgo: 1 },
]

async function insertBatch(
  { db, now }: SeedContext,
  fields: Pick<
    typeof codeBatches.$inferInsert,
    'schoolId' | 'name' | 'coins' | 'quantity' | 'createdBy' | 'asksName' | 'asksNumber'
  > & { daysAgo: number; downloadedBy?: number },
): Promise<number> {
  const { daysAgo, ...values } = fields
  const createdAt = secondsAfter(now, -daysAgo * day)
  const [made] = await db
    .insert(codeBatches)
    .values({
      ...values,
      key: randomUUID(),
      requestHash: 'demo',
      createdAt,
      endsAt: endOfDay(now, 180),
      ...(values.downloadedBy !== undefined && { downloadedAt: createdAt }),
    })
    .returning({ id: codeBatches.id })
  return made?.id ?? 0
}

/**
 * Inserts a batch for a course whose codes are not downloaded, so that people who try the demo can
 * download them.
 */
async function seedWaiting(context: SeedContext, schoolId: number, createdBy: number) {
  const { db, courseIds } = context
  const batchId = await insertBatch(context, {
    schoolId,
    name: 'Staff training, printed cards',
    quantity: 24,
    coins: 0,
    createdBy,
    asksName: true,
    asksNumber: true,
    daysAgo: 1,
  })
  const courseId = courseIds.get('teratai/business-malay') ?? 0
  await db.insert(codeBatchCourses).values({ schoolId, batchId, courseId })
  await db.insert(activationCodes).values(Array.from({ length: 24 }, () => ({ schoolId, batchId })))
}

/**
 * Inserts a batch whose codes were downloaded and can no longer be read; three of the codes were
 * redeemed.
 */
async function seedGiven(context: SeedContext, schoolId: number, createdBy: number) {
  const { db, now, userIds } = context
  const [name, coins] = ['Open day, welcome cards', 500]
  const batchId = await insertBatch(context, {
    schoolId,
    name,
    coins,
    quantity: 12,
    createdBy,
    downloadedBy: createdBy,
    daysAgo: 10,
  })
  const codes = await db
    .insert(activationCodes)
    .values(
      Array.from({ length: 12 }, (_, index) => {
        const redeemer = redeemers[index]
        return {
          schoolId,
          batchId,
          codeHash: `demo ${index}`,
          lastFour: `${'7K2M9TQXB4WH'[index] ?? ''}${1000 + index * 37}`.slice(0, 4),
          state: redeemer ? ('redeemed' as const) : ('issued' as const),
          ...(redeemer && {
            redeemedBy: userIds.get(`teratai/${redeemer.student}`) ?? createdBy,
            redeemedAt: secondsAfter(now, -redeemer.daysAgo * day),
          }),
        }
      }),
    )
    .returning()
  for (const { id, redeemedBy: userId, redeemedAt } of codes)
    if (userId !== null && redeemedAt)
      await book(db, codeEntry({ schoolId, userId, amount: coins }, id, name), redeemedAt)
}

/**
 * Inserts activation codes of the first demo school: one batch to download, and one batch in use.
 */
export async function seedCodes(context: SeedContext): Promise<void> {
  const schoolId = context.schoolIds.get('teratai')
  const staffId = context.userIds.get('teratai/school-admin')
  if (schoolId === undefined || staffId === undefined) return
  await seedGiven(context, schoolId, staffId)
  await seedWaiting(context, schoolId, staffId)
}
