import type { Db } from '../../../platform/database/database.ts'
import { lockFor } from '../../../platform/database/advisory-lock.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import * as queries from './queries.ts'

/** How many more accounts a school may have. */
interface PeopleRoom {
  left: number
  /** The limit; infinite without one. */
  most: number
}

const unlimited: PeopleRoom = { left: Infinity, most: Infinity }

/** Returns the room of a school without a lock, for a preview. */
export async function findPeopleRoom(db: Db, schoolId: number): Promise<PeopleRoom> {
  const { used, most } = await queries.getPeopleUse(db, schoolId)
  return most === null ? unlimited : { left: Math.max(0, most - used), most }
}

/**
 * OPS-071: returns the room of a school in the transaction that adds or enables accounts. If the
 * school has a limit, this is locked until the transaction ends. Otherwise several requests at once
 * would each find the last free account.
 */
export async function lockPeopleRoom(tx: Db, schoolId: number): Promise<PeopleRoom> {
  if ((await queries.getMostPeople(tx, schoolId)) === null) return unlimited
  await lockFor(tx, 'schoolPeople', schoolId)
  return findPeopleRoom(tx, schoolId)
}

/** OPS-071: refuses staff who would add or enable more accounts than the school may have. */
export async function refuseMorePeople(
  tx: Db,
  schoolId: number,
  added: number,
): Promise<Refusal<'invalidInput'> | undefined> {
  if (added === 0) return undefined
  const { left, most } = await lockPeopleRoom(tx, schoolId)
  return added > left
    ? refusal('invalidInput', { reason: 'schoolPeopleFull', extend: { most } })
    : undefined
}
