import { askedFields, problemsIn, type TypedCode } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/database/database.ts'
import { lockFor } from '../../../platform/database/advisory-lock.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { countUse, undoUse, usesOf } from '../../../platform/security/limits.ts'
import { refuseCode } from '../../accounts/index.ts'
import { getCourseFor, hasLeft, isBarred, isOver } from '../../courses/index.ts'
import { joinWithin } from '../../study/index.ts'
import { beginClosing } from '../actions.ts'
import { book } from '../coins/queries.ts'
import { codeEntry } from '../coins/rules.ts'
import { findLive, lockOrder } from '../queries.ts'
import * as queries from './queries.ts'
import { refusalOf } from './rules.ts'

type Asked = Context<never, User>
type Course = Awaited<ReturnType<typeof getCourseFor>>

/**
 * ORD-045: the wrong codes that one person and one network may enter in a quarter of an hour before
 * a captcha is required.
 */
const guesses = { seconds: 15 * 60, ofPerson: 5, ofNetwork: 20 }

const keysOf = ({ school, actor, client }: Asked) => ({
  person: `activation guess ${actor.userId}`,
  network: `activation guess ${school.id} ${client.network}`,
})

/**
 * Limits wrong codes. Each try of a person counts as wrong until its code is found, so that tries
 * at the same time count too. Tries of a network count only afterwards, because a whole class may
 * redeem codes at the same time.
 */
async function refuseGuess(
  context: Asked,
  captcha: string,
): Promise<Refusal<'wrongCode' | 'waitBefore'> | undefined> {
  const { db, now } = context
  const { person, network } = keysOf(context)
  const own = await countUse(db, person, guesses.seconds, now)
  const isAsked = own > guesses.ofPerson || (await usesOf(db, network, now)) >= guesses.ofNetwork
  if (!isAsked) return undefined
  const refused =
    captcha === '' ? refusal('wrongCode', 'codeCaptcha') : await refuseCode(captcha, context)
  if (refused) await undoUse(db, person)
  return refused
}

export interface Given {
  /** True when the person had redeemed the same code before, or owns everything that it grants. */
  already: boolean
  courses: Course[]
  coins: number
}

type CodeRefusal = Refusal<'requestFailed' | 'invalidInput'>

export interface Trainee {
  name: string
  employeeNumber: string
}

/** True if the person already has the course. Then a code for it would be wasted (ORD-074). */
async function isOwned(tx: Db, schoolId: number, course: Course, userId: number) {
  const student = { schoolId, userId, courseId: course.id }
  return (
    course.joined || (await hasLeft(tx, student)) || Boolean((await findLive(tx, student))?.paidAt)
  )
}

/** ORD-094: closes the unpaid order of a course that a code grants. */
async function endUnpaid(tx: Db, { school, actor, now }: Asked, courseId: number) {
  const { userId } = actor
  const live = await findLive(tx, { schoolId: school.id, userId, courseId })
  if (!live) return
  const locked = await lockOrder(tx, school.id, live.id)
  if (locked.state === 'unpaid') await beginClosing(tx, { now }, locked, userId)
}

async function give(
  tx: Db,
  context: Asked,
  { code, batch }: queries.LockedCode,
  courses: Course[],
) {
  const { school, actor, now, events } = context
  const { userId } = actor
  const schoolId = school.id
  for (const { id: courseId } of courses) {
    await endUnpaid(tx, context, courseId)
    await queries.entitleByCode(tx, { schoolId, userId, courseId }, code.id, now)
    await joinWithin(tx, events, { schoolId, userId, courseId }, now)
  }
  const amount = batch.coins
  if (amount > 0) await book(tx, codeEntry({ schoolId, userId, amount }, code.id, batch.name), now)
}

/**
 * ACC-243, ACC-245: returns the fields that the batch requires and the form lacks; undefined when
 * complete.
 */
function missing(
  { batch }: queries.LockedCode,
  trainee: Trainee,
  { language }: Asked,
): Refusal<'invalidInput'> | undefined {
  const fields = {
    ...(batch.asksName && problemsIn(askedFields.name, trainee, language)),
    ...(batch.asksNumber && problemsIn(askedFields.employeeNumber, trainee, language)),
  }
  return Object.keys(fields).length > 0 ? refusal('invalidInput', { fields }) : undefined
}

/**
 * Redeems a locked, valid code. If the person already has everything that it grants, or has reached
 * the limit of the batch, the code stays unused.
 */
async function redeemLocked(
  tx: Db,
  context: Asked,
  locked: queries.LockedCode,
  trainee: Trainee,
): Promise<Given | CodeRefusal> {
  const { school, actor, now } = context
  const { code, batch } = locked
  const { userId } = actor
  const person = { schoolId: school.id, userId }
  const courses = await coursesOf(tx, context, batch.id)
  if (code.redeemedBy === userId) return { courses, coins: batch.coins, already: true }
  const ownClass = await queries.findClass(tx, person)
  const refused = refusalOf({ ...batch, state: code.state }, { ownClass, now })
  if (refused) return refusal('requestFailed', refused)
  await lockFor(tx, 'activations', userId)
  if ((await queries.countOwn(tx, person, batch.id)) >= batch.perUser)
    return refusal('requestFailed', 'codeLimit')
  const fresh: Course[] = []
  for (const course of courses)
    if (!(await isOwned(tx, school.id, course, userId))) fresh.push(course)
  if (courses.length > 0 && fresh.length === 0)
    return { courses, coins: batch.coins, already: true }
  // Skips ended trainings, and courses from which the person was permanently removed. If nothing
  // would be granted, the code is not used up (TCH-165, TRN-071).
  const allowed: Course[] = []
  for (const course of fresh)
    if (!(await isBarred(tx, { ...person, courseId: course.id }))) allowed.push(course)
  if (courses.length > 0 && allowed.length === 0) return refusal('requestFailed', 'removedForGood')
  const open = allowed.filter((course) => !isOver(course, now))
  if (courses.length > 0 && open.length === 0) return refusal('requestFailed', 'trainEnded')
  const lacks = missing(locked, trainee, context)
  if (lacks) return lacks
  const written = {
    userId,
    name: batch.asksName ? trainee.name : '',
    employeeNumber: batch.asksNumber ? trainee.employeeNumber : '',
  }
  if (!(await queries.redeem(tx, code, written, now))) return refusal('requestFailed', 'codeUsed')
  await give(tx, context, locked, open)
  const left = fresh.filter((course) => !open.includes(course))
  return {
    courses: courses.filter((course) => !left.includes(course)),
    coins: batch.coins,
    already: false,
  }
}

async function coursesOf(tx: Db, { school, actor }: Asked, batchId: number): Promise<Course[]> {
  const courses: Course[] = []
  for (const id of await queries.listCourseIds(tx, school.id, batchId))
    courses.push(await getCourseFor(tx, school.id, id, actor.userId))
  return courses
}

/**
 * ORD-045, ORD-073: redeems a code in one transaction. The code is used up only if it granted
 * something.
 */
export async function redeem(
  context: Asked,
  { typed, captcha, ...trainee }: Trainee & { typed: TypedCode; captcha: string },
): Promise<Given | CodeRefusal | Refusal<'wrongCode' | 'waitBefore'>> {
  const refused = await refuseGuess(context, captcha)
  if (refused) return refused
  const { db, school, sealers, now } = context
  const hashes = typed.candidates.map((code) => sealers.codes.sign(code))
  const answer = await db.transaction(async (tx) => {
    const locked = await queries.lockCode(tx, school.id, hashes)
    return locked && redeemLocked(tx, context, locked, trainee)
  })
  const { person, network } = keysOf(context)
  if (answer) {
    await undoUse(db, person)
    return answer
  }
  await countUse(db, network, guesses.seconds, now)
  return refusal('requestFailed', typed.checked ? 'codeNotValid' : 'codeMistyped')
}
