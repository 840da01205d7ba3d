import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size, text } from '../wire/fields.ts'
import { printedResume } from './paper/shape.ts'
import { commentMost, commentSections, reviewNoteMost } from './rules.ts'
import { lookFields } from './shapes.ts'

const own = { who: 'signedIn', private: true } as const
const ofResume = { resumeId: sign }
const one = z.object({ sign })

/** RES-121: a possible reviewer. */
export const resumeReviewer = z.object({
  sign: z.string(),
  name: z.string(),
  /** The courses in which this person teaches the student, by name. */
  courses: z.array(z.string()),
  /** Whether this person already has an open request. */
  isAsked: z.boolean(),
})
export type ResumeReviewer = z.output<typeof resumeReviewer>

export const resumeComment = z.object({
  sign: z.string(),
  section: z.enum(commentSections),
  /** The entry within the section, or empty for the whole section. */
  entryId: z.string(),
  /**
   * The title of the entry in the copy, so that the comment is understood after the entry was
   * deleted.
   */
  entryTitle: z.string(),
  content: z.string(),
  createdAt: z.string(),
  /** When the teacher last changed the text. */
  changedAt: z.string().nullable(),
  resolvedAt: z.string().nullable(),
})
export type ResumeComment = z.output<typeof resumeComment>

const request = {
  sign: z.string(),
  note: z.string(),
  /** The revision of the resume that was copied for the teacher. */
  revision: z.number().int(),
  requestedAt: z.string(),
  finishedAt: z.string().nullable(),
}

/** A request for the student. */
export const resumeReview = z.object({
  ...request,
  teacherName: z.string(),
  withContact: z.boolean(),
  withdrawnAt: z.string().nullable(),
  comments: z.array(resumeComment),
})
export type ResumeReview = z.output<typeof resumeReview>

/** A request in the list of the teacher. */
export const requestedReviewRow = z.object({
  ...request,
  studentName: z.string(),
  comments: z.number().int(),
})
export type RequestedReviewRow = z.output<typeof requestedReviewRow>

/** A request with the copy, without what the student chose to hide. */
export const requestedReview = requestedReviewRow.extend({
  paper: printedResume,
  look: z.object(lookFields).omit({ language: true }),
  comments: z.array(resumeComment),
})
export type RequestedReview = z.output<typeof requestedReview>

const content = text(commentMost)

/**
 * Comments of a teacher on a copy of a resume: first the calls of the student, then those of the
 * teacher.
 */
export const resumeReviewCalls = {
  /** RES-120: the teachers of joined courses. */
  resumeReviewers: call({
    ...own,
    id: 'CALL-640',
    method: 'GET',
    path: '/resume/reviewers',
    kind: 'read',
    input: z.object(ofResume),
    data: z.array(resumeReviewer),
  }),
  /** RES-120, RES-121: copies the saved resume. Repeating the same key returns the same request. */
  requestResumeReview: call({
    ...own,
    id: 'CALL-641',
    method: 'POST',
    path: '/resume/requestReview',
    kind: 'save',
    input: z.object({
      ...ofResume,
      teacherSign: sign,
      note: z.string().trim().max(reviewNoteMost).default(''),
      withContact: z.boolean().default(false),
      key: z.uuid(),
    }),
    data: one,
    refusals: ['alreadyDone', 'insertError'],
  }),
  /** Newest request first, each with its comments in order of writing. */
  listResumeReviews: call({
    ...own,
    id: 'CALL-642',
    method: 'GET',
    path: '/resume/listReviews',
    kind: 'read',
    input: z.object({ ...ofResume, page, size: size(10, 30) }),
    /** `unresolved` counts the comments of all requests, also of other pages. */
    data: listOf(resumeReview).extend({ unresolved: z.number().int() }),
  }),
  /** RES-125: withdrawing twice is no error. */
  withdrawResumeReview: call({
    ...own,
    id: 'CALL-643',
    method: 'POST',
    path: '/resume/withdrawReview',
    kind: 'save',
    input: one,
    data: done,
  }),
  /** RES-130: marks a comment as resolved, or opens it again. */
  resolveResumeComment: call({
    ...own,
    id: 'CALL-644',
    method: 'POST',
    path: '/resume/resolveComment',
    kind: 'save',
    input: one.extend({ resolved: z.boolean() }),
    data: done,
  }),
  /** RES-126: open requests first, then the newest ones. `name` is part of the student's name. */
  listRequestedReviews: call({
    id: 'CALL-645',
    method: 'GET',
    path: '/resume/listRequestedReviews',
    who: 'teacher',
    kind: 'read',
    input: z.object({ name: z.string().trim().max(60).default(''), page, size: size(20) }),
    data: listOf(requestedReviewRow),
  }),
  requestedReview: call({
    id: 'CALL-646',
    method: 'GET',
    path: '/resume/requestedReview',
    who: 'teacher',
    kind: 'read',
    input: one,
    data: requestedReview,
  }),
  /**
   * RES-127, RES-128: `sign` names the request. Repeating the same key returns the same comment.
   */
  addResumeComment: call({
    id: 'CALL-647',
    method: 'POST',
    path: '/resume/addComment',
    who: 'teacher',
    kind: 'save',
    input: one.extend({
      section: z.enum(commentSections),
      entryId: z.string().trim().max(40).default(''),
      content,
      key: z.uuid(),
    }),
    data: resumeComment,
    refusals: ['alreadyDone', 'insertError'],
  }),
  /** RES-127: changing the text reopens a resolved comment. */
  updateResumeComment: call({
    id: 'CALL-648',
    method: 'POST',
    path: '/resume/updateComment',
    who: 'teacher',
    kind: 'save',
    input: one.extend({ commentSign: sign, content }),
    data: resumeComment,
    refusals: ['alreadyDone'],
  }),
  /** RES-127: deletes a comment of the teacher. */
  removeResumeComment: call({
    id: 'CALL-649',
    method: 'POST',
    path: '/resume/removeComment',
    who: 'teacher',
    kind: 'save',
    input: one.extend({ commentSign: sign }),
    data: done,
    refusals: ['alreadyDone'],
  }),
  /**
   * RES-129: finishes the review; the student receives one notice, however often the call is
   * repeated.
   */
  finishResumeReview: call({
    id: 'CALL-650',
    method: 'POST',
    path: '/resume/finishReview',
    who: 'teacher',
    kind: 'save',
    input: one,
    data: z.object({ finishedAt: z.string() }),
  }),
}
