import { isShareCode } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { secondsAfter } from '../../platform/clock.ts'
import type { Context } from '../../platform/http/context.ts'
import { Refusal, refusal } from '../../platform/refusal.ts'
import { countUse, isOverLimit, undoUse } from '../../platform/security/limits.ts'
import { randomToken } from '../../platform/security/secrets.ts'
import { isBarred } from '../courses/index.ts'
import { joinWithin } from '../study/index.ts'
import * as policy from './policy.ts'
import * as queries from './queries.ts'
import { stateOf } from './rules.ts'

type Asked = Context<never, User>

const day = 24 * 60 * 60

/** CRS-186: limit of links of one person in a day. */
const mostLinksADay = 50

/** CRS-187: limits of wrong codes in a quarter of an hour, of one person and of one network. */
const guesses = { seconds: 15 * 60, ofPerson: 10, ofNetwork: 100 }

export async function create(
  { db, school, actor, now }: Asked,
  courseId: number,
  { way, validDays, seats }: { way: 1 | 2; validDays: number | null; seats: number },
): Promise<queries.RecordRow | Refusal<'tooFast'>> {
  const limit = { key: `share ${actor.userId}`, seconds: day, most: mostLinksADay }
  if (await isOverLimit(db, limit, now)) return refusal('tooFast', 'shareLimit')
  const id = await queries.insertLink(db, {
    schoolId: school.id,
    courseId,
    createdBy: actor.userId,
    // 128 random bits, so that the code cannot be guessed.
    code: randomToken(16),
    way,
    seats,
    createdAt: now,
    expiresAt: validDays === null ? null : secondsAfter(now, validDays * day),
  })
  return queries.getRecord(db, school.id, id)
}

type SharingRefusal = Refusal<'shareCodeInvalid' | 'shareCodeWrong' | 'noPermission'>
type Shared = Awaited<ReturnType<typeof queries.getShared>>

/**
 * Activates a link in one transaction: the link is locked, the course is granted, and the link is
 * used only if it granted something.
 */
function activateLink(
  { db, school, actor, now, events }: Asked,
  code: string,
): Promise<Shared | SharingRefusal> {
  const { userId } = actor
  return db.transaction(async (tx) => {
    const link = await queries.lockLinkByCode(tx, school.id, code)
    if (!link) return refusal('shareCodeWrong')
    const { courseId, createdBy: sharerId } = link
    const shared = await queries.getShared(tx, school.id, { courseId, sharerId }, userId)
    if (await queries.hasUsed(tx, link.id, userId)) return shared
    if (link.activatedBy !== null)
      return refusal('shareCodeInvalid', link.seats > 1 ? 'shareLinkFull' : 'shareLinkUsed')
    if (stateOf(link, now) !== 'open' || !policy.isShareable(shared.course))
      return refusal('shareCodeInvalid', 'shareLinkOver')
    if (shared.course.joined) return shared
    if (sharerId === userId) return refusal('noPermission', 'shareLinkOwn')
    const student = { schoolId: school.id, userId, courseId }
    if (await isBarred(tx, student)) return refusal('noPermission', 'removedForGood')
    const isNew = await joinWithin(tx, events, student, now)
    if (isNew) await queries.takePlace(tx, link, userId, now)
    return shared
  })
}

/**
 * CRS-100, CRS-102: activates a link, for both activation calls. Each try counts as a guess until
 * its code is found, so that parallel tries count too.
 */
export async function activate(
  context: Asked,
  code: string,
): Promise<Shared | SharingRefusal | Refusal<'tooFast'>> {
  const { db, school, actor, client, now } = context
  const keys = [
    { key: `share guess ${actor.userId}`, most: guesses.ofPerson },
    { key: `share guess ${school.id} ${client.network}`, most: guesses.ofNetwork },
  ]
  for (const { key, most } of keys)
    if ((await countUse(db, key, guesses.seconds, now)) > most)
      return refusal('tooFast', 'shareGuesses')
  if (!isShareCode(code)) return refusal('shareCodeWrong')
  const answer = await activateLink(context, code)
  if (!(answer instanceof Refusal && answer.name === 'shareCodeWrong'))
    for (const { key } of keys) await undoUse(db, key)
  return answer
}
