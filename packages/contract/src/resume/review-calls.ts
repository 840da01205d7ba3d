import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size, text } from '../wire/fields.ts'
import { printedResume } from './paper/shape.ts'
import { commentMost, commentSections, reviewNoteMost } from './rules.ts'
import { lookFields } from './shapes.ts'

const own = { who: 'signedIn', private: true } as const
const ofResume = { resumeId: sign }
const one = z.object({ sign })

/** RES-121: somebody who may be asked for comments. */
export const resumeReviewer = z.object({
  sign: z.string(),
  name: z.string(),
  /** The courses that this person teaches the student, by name. */
  courses: z.array(z.string()),
  /** An open request to this person is there already. */
  isAsked: z.boolean(),
})
export type ResumeReviewer = z.output<typeof resumeReviewer>

export const resumeComment = z.object({
  sign: z.string(),
  section: z.enum(commentSections),
  /** The entry within the section, or empty for the whole section. */
  entryId: z.string(),
  /** What the entry was called in the copy, so that the comment can be read after the entry was deleted. */
  entryTitle: z.string(),
  content: z.string(),
  createdAt: z.string(),
  /** When the teacher last wrote another text. */
  changedAt: z.string().nullable(),
  resolvedAt: z.string().nullable(),
})
export type ResumeComment = z.output<typeof resumeComment>

const request = {
  sign: z.string(),
  note: z.string(),
  /** The revision that was copied. */
  revision: z.number().int(),
  requestedAt: z.string(),
  finishedAt: z.string().nullable(),
}

/** A request for comments as the student sees it. */
export const resumeReview = z.object({
  ...request,
  teacherName: z.string(),
  withContact: z.boolean(),
  withdrawnAt: z.string().nullable(),
  comments: z.array(resumeComment),
})
export type ResumeReview = z.output<typeof resumeReview>

/** A request for comments in the list of the teacher. */
export const requestedReviewRow = z.object({
  ...request,
  studentName: z.string(),
  comments: z.number().int(),
})
export type RequestedReviewRow = z.output<typeof requestedReviewRow>

/** A request for comments with the copy: what the student did not choose to show is not in it. */
export const requestedReview = requestedReviewRow.extend({
  paper: printedResume,
  look: z.object(lookFields).omit({ language: true }),
  comments: z.array(resumeComment),
})
export type RequestedReview = z.output<typeof requestedReview>

const content = text(commentMost)

/** Comments of a teacher on a copy of a resume: first what the student does, then what the teacher does. */
export const resumeReviewCalls = {
  /** RES-120: the teachers of the courses that the student has joined. */
  resumeReviewers: call({
    ...own,
    id: 'CALL-640',
    method: 'GET',
    path: '/resume/reviewers',
    kind: 'read',
    input: z.object(ofResume),
    data: z.array(resumeReviewer),
  }),
  /** RES-120, RES-121: copies the resume as it is saved now. A repeat with the same key is the same request. */
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
  /** The newest request first, each with its comments in the order in which they were written. */
  listResumeReviews: call({
    ...own,
    id: 'CALL-642',
    method: 'GET',
    path: '/resume/listReviews',
    kind: 'read',
    input: z.object({ ...ofResume, page, size: size(10, 30) }),
    /** `unresolved` counts the comments of all requests, also on other pages. */
    data: listOf(resumeReview).extend({ unresolved: z.number().int() }),
  }),
  /** RES-125: withdrawing once more is no fault. */
  withdrawResumeReview: call({
    ...own,
    id: 'CALL-643',
    method: 'POST',
    path: '/resume/withdrawReview',
    kind: 'save',
    input: one,
    data: done,
  }),
  /** RES-130. */
  resolveResumeComment: call({
    ...own,
    id: 'CALL-644',
    method: 'POST',
    path: '/resume/resolveComment',
    kind: 'save',
    input: one.extend({ resolved: z.boolean() }),
    data: done,
  }),
  /** RES-126: open ones first, then the newest. `name` is a part of the name of the student. */
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
  /** RES-127, RES-128: `sign` names the request. A repeat with the same key is the same comment. */
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
  /** RES-127: one that was resolved is open again when its text changes. */
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
  /** RES-127. */
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
  /** RES-129: ends the work of the teacher; the student gets one notice, however often this is sent. */
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
