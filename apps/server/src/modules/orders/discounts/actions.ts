import { discountOf, type ReasonName } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { isConflict, type Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { found, type Refusal, refusal, Refused } from '../../../platform/refusal.ts'
import { countUse, undoUse } from '../../../platform/security/limits.ts'
import { counted } from '../../people/index.ts'
import * as queries from './queries.ts'
import { refusalOf } from './rules.ts'

type Asked = Context<never, User>

/** Limit of wrong codes of one person in a quarter of an hour. */
const guesses = { seconds: 15 * 60, most: 10 }

/** Returns the discount of a code on a course's price, or the reason of the refusal. */
export async function checkCode(
  { db, school, actor, now }: Asked,
  code: string,
  { courseId, priceMinor }: { courseId: number; priceMinor: number },
): Promise<{ row: queries.ShownDiscount | CodeRow; discountMinor: number } | ReasonName> {
  const key = `discount guess ${actor.userId}`
  if ((await countUse(db, key, guesses.seconds, now)) > guesses.most) return 'discountGuesses'
  const buyer = { schoolId: school.id, userId: actor.userId, courseId }
  const row = await queries.findCode(db, buyer, code)
  if (!row) return 'discountUnknown'
  await undoUse(db, key)
  const { fitsCourse, ownUses } = row
  const refused = refusalOf(row, { priceMinor, fitsCourse, ownUses, now })
  return refused ?? { row, discountMinor: discountOf(priceMinor, row) }
}
type CodeRow = NonNullable<Awaited<ReturnType<typeof queries.findCode>>>

/**
 * ORD-041: reserves one use of a code in the transaction of the order. If no use is left, the
 * transaction is rolled back.
 */
export async function reserveUse(
  tx: Db,
  code: Pick<CodeRow, 'id' | 'perUser' | 'schoolId'>,
  order: { schoolId: number; userId: number; id: number },
): Promise<void> {
  if (!(await queries.consumeSlot(tx, code, order)))
    throw new Refused(refusal('requestFailed', 'discountUsedByYou'))
}

/**
 * Locks the code before the order is created. So orders with the same code are created one after
 * another.
 */
export async function lockDiscountCode(
  tx: Db,
  code: Pick<CodeRow, 'id' | 'schoolId'>,
): Promise<void> {
  if (!(await queries.reserve(tx, code.schoolId, code.id)))
    throw new Refused(refusal('requestFailed', 'discountUsedUp'))
}

type Fields = Parameters<typeof queries.insertCode>[2]

/**
 * ORD-070: inserts a discount code when no id is given. With an id, changes the code if it is still
 * at the version that the caller read.
 */
export async function save(
  context: Asked,
  {
    id,
    version,
    courseIds,
    ...fields
  }: Fields & {
    id: number | null
    version: number
    courseIds: number[]
  },
): Promise<number | Refusal<'alreadyDone'>> {
  const { db, school, now } = context
  const schoolId = school.id
  try {
    return await db.transaction(async (tx) => {
      const saved =
        id === null
          ? await queries.insertCode(tx, schoolId, fields, now)
          : await queries.changeCode(tx, schoolId, { id, version }, fields)
      if (saved === undefined) {
        await queries.getCode(tx, schoolId, id ?? 0)
        return refusal('alreadyDone', 'changedMeanwhile')
      }
      const areHere = await queries.setCourses(tx, schoolId, saved, courseIds)
      found(areHere || undefined)
      const detail = counted({ discountsCode: fields.code })
      await recordAudit(tx, context, { action: 'order.discountSaved', detail })
      return saved
    })
  } catch (error) {
    if (isConflict(error, 'discount_codes_code')) return refusal('alreadyDone', 'discountTaken')
    throw error
  }
}
