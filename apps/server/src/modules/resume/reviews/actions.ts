import {
  type CommentSection,
  commentsMost,
  openReviewsMost,
  paperOf,
  type PrintedResume,
  reviewsADayMost,
} from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { found, type Refusal, refusal } from '../../../platform/refusal.ts'
import { getUser } from '../../accounts/index.ts'
import { getResume, type Own, ownerOf } from '../actions.ts'
import { type StoredContent, withoutContact } from '../content/content.ts'
import { paperNames } from '../exchange/names.ts'
import * as present from '../present.ts'
import { lockResume } from '../queries.ts'
import * as queries from './queries.ts'

interface Wanted {
  teacherId: number
  note: string
  withContact: boolean
  key: string
}

/**
 * RES-121: copies the resume. Contact data and the birthday are copied only when they were chosen.
 */
function copyOf(content: StoredContent, withContact: boolean): StoredContent {
  if (withContact) return content
  const { basics, ...copy } = withoutContact(content)
  return { ...copy, basics: { ...basics, birthday: null } }
}

async function refuseTooMany(tx: Db, context: Own, teacherId: number) {
  const counts = await queries.countReviews(tx, ownerOf(context), teacherId, context.now)
  if (counts.ofTeacher > 0) return refusal('alreadyDone', 'reviewRequested')
  if (counts.open >= openReviewsMost) return refusal('insertError', 'reviewsFull')
  return counts.today >= reviewsADayMost ? refusal('insertError', 'reviewsToday') : undefined
}

/** Copies the resume for a teacher. A repetition with the same key returns the first request. */
export function requestReview(
  context: Own,
  { teacherId, note, withContact, key }: Wanted,
): Promise<number | Refusal<'alreadyDone' | 'insertError'>> {
  const { db, events, now, school, seal } = context
  const student = ownerOf(context)
  return db.transaction(async (tx) => {
    await lockResume(tx, student)
    const known = await queries.findReviewByKey(tx, student, key)
    if (known) return known.id
    await queries.getReviewer(tx, student, teacherId)
    const refused = await refuseTooMany(tx, context, teacherId)
    if (refused) return refused
    const { content, revision } = await getResume(context, tx)
    const id = await queries.insertReview(tx, {
      ...student,
      teacherId,
      key,
      note,
      withContact,
      revision,
      content: copyOf(content, withContact),
      createdAt: now,
    })
    const { name: studentName } = await getUser(tx, school.id, student.userId)
    const reviewSign = seal('resumeReview', id)
    const notice = { schoolId: school.id, userId: teacherId, createdAt: now }
    await events.publish(tx, 'resumeReviewRequested', { ...notice, studentName, reviewSign })
    return id
  })
}

/** Returns the copy for the teacher. A withdrawn request has no copy, so it is not found. */
export const copyOfRequest = ({ content }: Pick<queries.ReviewRow, 'content'>): StoredContent =>
  found(content)

export const paperOfCopy = (copy: StoredContent, context: Pick<Context, 'seal'>): PrintedResume =>
  paperOf(copy, paperNames(copy.look.language), present.photo(copy, context))

interface Written {
  section: CommentSection
  entryId: string
  content: string
  key: string
}

/** Returns the printed title of the entry; an entry outside of the copy is not found. */
function titleOfEntry(paper: PrintedResume, { section, entryId }: Written): string {
  if (entryId === '') return ''
  const entries = paper.sections.find(({ name }) => name === section)?.entries ?? []
  return found(entries.find(({ id }) => id === entryId)).title
}

/** Changes the comments of a request that the teacher has not finished. */
function changeOpen<Result>(
  context: Own,
  reviewId: number,
  act: (tx: Db, review: queries.ReviewRow) => Promise<Result>,
): Promise<Result | Refusal<'alreadyDone'>> {
  return context.db.transaction(async (tx) => {
    const review = await queries.lockRequested(tx, ownerOf(context), reviewId)
    return review.finishedAt === null ? act(tx, review) : refusal('alreadyDone', 'reviewFinished')
  })
}

/**
 * RES-128: adds a comment. A repetition with the same key returns the first comment, also after the
 * teacher has finished.
 */
export function addComment(
  context: Own,
  reviewId: number,
  written: Written,
): Promise<queries.CommentRow | Refusal<'alreadyDone' | 'insertError'>> {
  const { section, entryId: entryKey, content, key } = written
  return context.db.transaction(async (tx) => {
    const review = await queries.lockRequested(tx, ownerOf(context), reviewId)
    const known = await queries.findCommentByKey(tx, reviewId, key)
    if (known) return known
    if (review.finishedAt !== null) return refusal('alreadyDone', 'reviewFinished')
    if ((await queries.countComments(tx, reviewId)) >= commentsMost)
      return refusal('insertError', 'commentsFull')
    const entryTitle = titleOfEntry(paperOfCopy(copyOfRequest(review), context), written)
    const createdAt = context.now
    const comment = { reviewId, key, section, entryKey, entryTitle, content, createdAt }
    return queries.insertComment(tx, comment)
  })
}

export const updateComment = (context: Own, reviewId: number, commentId: number, content: string) =>
  changeOpen(context, reviewId, (tx) =>
    queries.updateComment(tx, reviewId, commentId, { content, now: context.now }),
  )

export const removeComment = (context: Own, reviewId: number, commentId: number) =>
  changeOpen(context, reviewId, (tx) => queries.deleteComment(tx, reviewId, commentId))

/**
 * RES-129: finishes the review once, with the time of the first press and one notice to the
 * student.
 */
export function finishReview(context: Own, reviewId: number): Promise<Date> {
  const { db, events, now, school, actor } = context
  return db.transaction(async (tx) => {
    const { finishedAt, userId } = await queries.lockRequested(tx, ownerOf(context), reviewId)
    if (finishedAt !== null) return finishedAt
    await queries.finishReview(tx, reviewId, now)
    const { name: teacherName } = await getUser(tx, school.id, actor.userId)
    const comments = await queries.countComments(tx, reviewId)
    const notice = { schoolId: school.id, userId, createdAt: now }
    await events.publish(tx, 'resumeReviewFinished', { ...notice, teacherName, comments })
    return now
  })
}
