import { z } from 'zod'
import { call } from '../wire/call.ts'
import { languages } from '../wire/language.ts'
import { nothing, sign, version } from '../wire/fields.ts'
import { resumeExchangeCalls } from './exchange-calls.ts'
import { resumeExportCalls } from './export-calls.ts'
import { basicInput } from './fields.ts'
import { resumeFitCalls } from './fit-calls.ts'
import { advantageMost, sectionNames } from './rules.ts'
import { resumePlatformCalls } from './platform-calls.ts'
import { resumeReviewCalls } from './review-calls.ts'
import { resumeSectionCalls } from './section-calls.ts'
import { resumeSharingCalls } from './sharing-calls.ts'
import { resumeVideoCalls } from './video-calls.ts'
import {
  changed,
  cityRow,
  cityTree,
  lookFields,
  resumeContent,
  resumeDetail,
  resumeInfo,
  revisionRow,
  tagGroup,
  tagRow,
} from './shapes.ts'

const own = { who: 'signedIn', private: true } as const
const ofResume = { resumeId: sign }
const basis = { ...ofResume, revision: version }
/** RES-081: the language of the resume; by default that of the caller. */
const inLanguage = { language: z.enum(languages).optional() }

/**
 * The calls of a student's resume: its content, its look, its revisions, and the tags to choose
 * from.
 */
export const resume = {
  ...resumeSectionCalls,
  ...resumeExchangeCalls,
  ...resumeSharingCalls,
  ...resumeVideoCalls,
  ...resumePlatformCalls,
  ...resumeExportCalls,
  ...resumeFitCalls,
  ...resumeReviewCalls,
  positionTags: call({
    id: 'CALL-213',
    method: 'GET',
    path: '/resume/positionTags',
    who: 'signedIn',
    kind: 'read',
    input: z.object(inLanguage),
    data: z.array(tagGroup),
  }),
  industryTags: call({
    id: 'CALL-214',
    method: 'GET',
    path: '/resume/industryTags',
    who: 'signedIn',
    kind: 'read',
    input: z.object(inLanguage),
    data: z.array(tagRow),
  }),
  /**
   * RES-047: the skills of people in a position. Without a known code, the skills of people in all
   * positions.
   */
  skillInfo: call({
    id: 'CALL-215',
    method: 'GET',
    path: '/resume/skillInfo',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ code: z.string().trim().max(40).default('') }),
    data: z.array(tagRow),
  }),
  cityTags: call({
    id: 'CALL-216',
    method: 'GET',
    path: '/resume/cityTags',
    who: 'signedIn',
    kind: 'read',
    input: z.object(inLanguage),
    data: z.array(cityTree),
  }),
  hotCityTags: call({
    id: 'CALL-217',
    method: 'GET',
    path: '/resume/hotCityTags',
    who: 'signedIn',
    kind: 'read',
    input: nothing,
    data: z.array(cityRow),
  }),
  qualificationCategories: call({
    id: 'CALL-254',
    method: 'GET',
    path: '/resume/qualificationCategories',
    who: 'signedIn',
    kind: 'read',
    input: z.object(inLanguage),
    data: z.array(tagRow),
  }),
  /** RES-012: the caller's resume; the first call creates it from the account. */
  resumeInfo: call({
    ...own,
    id: 'CALL-218',
    method: 'GET',
    path: '/resume/resumeInfo',
    kind: 'read',
    input: nothing,
    data: resumeInfo,
  }),
  resumeDetail: call({
    ...own,
    id: 'CALL-219',
    method: 'GET',
    path: '/resume/resumeDetail',
    kind: 'read',
    input: z.object(ofResume),
    data: resumeDetail,
  }),
  updateResumeDetail: call({
    ...own,
    id: 'CALL-221',
    method: 'PUT',
    path: '/resume/updateResumeDetail',
    kind: 'save',
    input: z.object({ ...basis, ...basicInput }),
    data: changed,
    refusals: ['alreadyDone'],
  }),
  /**
   * RES-027: saves the text about the person. The text may be in the query, as the requirements
   * prescribe, or in the body.
   */
  updatePersonalAdvantage: call({
    ...own,
    id: 'CALL-222',
    method: 'PUT',
    path: '/resume/updatePersonalAdvantage',
    kind: 'save',
    alsoInQuery: true,
    input: z.object({
      ...ofResume,
      revision: z.coerce.number().pipe(version),
      personalAdvantage: z.string().trim().max(advantageMost),
    }),
    data: changed,
    refusals: ['alreadyDone'],
  }),
  /**
   * RES-025: the `path` of a stored picture with the purpose `avatar`, or empty to remove the
   * picture.
   */
  updateHeadPicture: call({
    ...own,
    id: 'CALL-223',
    method: 'PUT',
    path: '/resume/updateHeadPicture',
    kind: 'save',
    input: z.object({ ...basis, photoPath: z.string().trim().max(200) }),
    data: changed.extend({ photo: z.string() }),
    refusals: ['alreadyDone'],
  }),
  /** RES-004, RES-081: sets template, language and look. */
  updateResumeLook: call({
    ...own,
    id: 'CALL-624',
    method: 'PUT',
    path: '/resume/updateLook',
    kind: 'save',
    input: z.object({ ...basis, ...lookFields }),
    data: changed,
    refusals: ['alreadyDone'],
  }),
  /** RES-079: orders or hides sections, or orders the entries of one section. */
  orderResume: call({
    ...own,
    id: 'CALL-321',
    method: 'PUT',
    path: '/resume/order',
    kind: 'save',
    input: z.object({
      ...basis,
      sections: z.array(z.enum(sectionNames)).max(sectionNames.length).optional(),
      hiddenSections: z.array(z.enum(sectionNames)).max(sectionNames.length).optional(),
      entries: z.object({ section: z.enum(sectionNames), ids: z.array(sign).max(100) }).optional(),
    }),
    data: changed,
    refusals: ['alreadyDone'],
  }),
  /** RES-077: the newest first. */
  listResumeRevisions: call({
    ...own,
    id: 'CALL-320',
    method: 'GET',
    path: '/resume/listRevisions',
    kind: 'read',
    input: z.object(ofResume),
    data: z.array(revisionRow),
  }),
  resumeRevision: call({
    ...own,
    id: 'CALL-320',
    method: 'GET',
    path: '/resume/revision',
    kind: 'read',
    input: z.object({ ...ofResume, revision: z.coerce.number().pipe(version) }),
    data: z.object({
      revision: z.number().int(),
      savedAt: z.string(),
      photo: z.string(),
      content: resumeContent,
    }),
  }),
  /** Restoring creates another revision, so that it can be undone too. */
  restoreResumeRevision: call({
    ...own,
    id: 'CALL-320',
    method: 'POST',
    path: '/resume/restoreRevision',
    kind: 'save',
    input: z.object({ ...basis, restored: version }),
    data: changed,
    refusals: ['alreadyDone'],
  }),
}
