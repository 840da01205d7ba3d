import { z } from 'zod'
import { call } from '../wire/call.ts'
import {
  amount,
  done,
  flag,
  listOf,
  nothing,
  page,
  sign,
  size,
  text,
  texts,
  version,
} from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { languages } from '../wire/language.ts'
import { choiceCount, factFilters, factInputs } from './fields.ts'
import { subjectCalls } from './subject-calls.ts'
import {
  chapter,
  chapterDraft,
  courseCard,
  courseDetail,
  courseDraft,
  courseKind,
  courseSuggestion,
  foundCourse,
  courseType,
  lessonDraft,
  taughtCourse,
} from './shapes.ts'
import { courseActions } from './review-shapes.ts'
import { studyInfoCalls } from './study-info-calls.ts'
import { teamCalls } from './team-calls.ts'
import { uploadCalls } from './upload-calls.ts'

const one = z.object({ sign })
const newSign = z.object({ sign: z.string() })

/** CRS-008: the filters have the same names in the address of the list. */
export const courseFilter = z.object({
  courseName: z.string().trim().max(60).default(''),
  isFree: flag.optional(),
  hotType: z.enum(['new', 'featured', 'popular']).optional(),
  courseKindId: z.coerce.number().int().min(0).max(999).optional(),
  /** CRS-017: 1 lists the master courses, 2 the optional ones. */
  type: z.coerce.number().int().min(1).max(2).optional(),
  ...factFilters,
  courseTypeSign: sign.optional(),
  sort: z.enum(['time', 'price', 'learners', 'rating']).default('time'),
  order: z.enum(['asc', 'desc']).default('desc'),
})

/** TCH-013: name at most 60 characters, price with two decimals, credit 0 to 30. */
export const courseFields = z.object({
  courseName: text(60, 1, says('nameMissing')),
  courseNameTexts: texts(60).default({}),
  content: z.string().trim().max(2000).default(''),
  contentTexts: texts(2000).default({}),
  courseDetails: z.string().max(50_000, says('tooMuch')).default(''),
  courseDetailsTexts: texts(50_000, says('tooMuch')).default({}),
  courseDetailsTwo: z.string().max(50_000, says('tooMuch')).default(''),
  courseDetailsTwoTexts: texts(50_000, says('tooMuch')).default({}),
  /** The path of a stored file, or null for a generated cover. */
  coursePicture: sign.nullable().default(null),
  coursePrice: amount(0, 99_999.99).multipleOf(0.01).default(0),
  courseTypeIdSign: sign.nullable().default(null),
  courseType2IdSign: sign.nullable().default(null),
  courseType3IdSign: sign.nullable().default(null),
  ...factInputs,
})

const chapterFields = z.object({
  chapterName: text(100, 1, says('nameMissing')),
  chapterNameTexts: texts(100).default({}),
  chapterSynopsis: z.string().trim().max(1000).default(''),
  chapterSynopsisTexts: texts(1000).default({}),
})
const lessonFields = z.object({
  videoTitle: text(100, 1, says('nameMissing')),
  videoTitleTexts: texts(100).default({}),
  /** CRS-205: whether the lessons have a preview; missing leaves the setting unchanged. */
  preview: z.boolean().optional(),
})

export const courses = {
  courseList: call({
    id: 'CALL-059',
    method: 'POST',
    path: '/course/courseList',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: courseFilter.extend({ page, size: size(12, 60) }),
    data: listOf(foundCourse),
  }),
  courseSearchList: call({
    id: 'CALL-039',
    method: 'POST',
    path: '/course/courseSearchList',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: z.object({ courseName: z.string().trim().max(60).default(''), page, size: size(8, 20) }),
    data: listOf(courseSuggestion),
  }),
  courseKindList: call({
    id: 'CALL-060',
    method: 'GET',
    path: '/course/courseKindList',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: nothing,
    data: z.array(courseKind),
  }),
  /** CRS-214: the languages in which courses are taught, with the number of courses of each. */
  courseLanguageList: call({
    id: 'CALL-592',
    method: 'GET',
    path: '/course/courseLanguageList',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: nothing,
    data: z.array(choiceCount('language')),
  }),
  coursesByKind: call({
    id: 'CALL-061',
    method: 'GET',
    path: '/course/coursesByKind',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: z.object({ courseKindId: z.coerce.number().int().min(0).max(999), size: size(8, 24) }),
    data: z.array(courseCard),
  }),
  recommendedCourses: call({
    id: 'CALL-062',
    method: 'GET',
    path: '/course/recommendedCourses',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: z.object({ size: size(8, 24) }),
    data: z.array(courseCard),
  }),
  homeRecommended: call({
    id: 'CALL-174',
    method: 'GET',
    path: '/home/recommended',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: z.object({ size: size(4, 24) }),
    data: z.array(courseCard),
  }),
  chosenCourses: call({
    id: 'CALL-176',
    method: 'GET',
    path: '/home/chosenCourses',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: z.object({ size: size(5, 24) }),
    data: z.array(courseCard),
  }),
  /** CNT-006: the free courses, which a student can start without an order. */
  selfStudyCourses: call({
    id: 'CALL-175',
    method: 'GET',
    path: '/home/selfStudy',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: z.object({ size: size(8, 24) }),
    data: z.array(courseCard),
  }),
  /**
   * CNT-009: the courses to which slides link; the input `sign: 1` means the school of this host.
   */
  sliderCourse: call({
    id: 'CALL-178',
    method: 'POST',
    path: '/home/sliderCourse',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: z.object({ sign: z.string().max(200).default('1') }),
    data: z.array(courseCard),
  }),
  /** CNT-015: the input `sign: 1` means the school of this host. */
  schoolCourses: call({
    id: 'CALL-153',
    method: 'GET',
    path: '/home/schoolCourses',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: z.object({ sign: z.string().max(200).default('1'), page, size: size(8, 24) }),
    data: listOf(courseCard),
  }),
  courseTypeThreeList: call({
    id: 'CALL-081',
    method: 'GET',
    path: '/course/courseTypeThreeList',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: nothing,
    data: z.array(courseType),
  }),
  courseByCourseId: call({
    id: 'CALL-049',
    method: 'POST',
    path: '/course/courseByCourseId',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: one,
    data: courseDetail,
  }),
  catalogue: call({
    id: 'CALL-052',
    method: 'POST',
    path: '/course/catalogue',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: one,
    data: z.array(chapter),
  }),

  myCourseList: call({
    id: 'CALL-094',
    method: 'POST',
    path: '/course/myCourseList',
    who: 'teacher',
    kind: 'read',
    input: z.object({
      courseName: z.string().trim().max(60).default(''),
      auditStatus: z.coerce.number().int().min(0).max(3).optional(),
      page,
      size: size(),
    }),
    data: listOf(taughtCourse),
  }),
  addCourse: call({
    id: 'CALL-080',
    method: 'POST',
    path: '/course/addCourse',
    who: 'teacher',
    kind: 'write',
    input: courseFields,
    data: newSign,
  }),
  getCourseId: call({
    id: 'CALL-095',
    method: 'POST',
    path: '/course/getCourseId',
    who: 'teacher',
    kind: 'read',
    input: one,
    data: courseDraft,
  }),
  updateCourse: call({
    id: 'CALL-096',
    method: 'POST',
    path: '/course/updateCourse',
    who: 'teacher',
    kind: 'save',
    input: courseFields.extend({ idSign: sign, version }),
    data: courseDraft,
    refusals: ['alreadyDone'],
  }),
  deleteCourse: call({
    id: 'CALL-097',
    method: 'POST',
    path: '/course/deleteCourse',
    who: 'teacher',
    kind: 'write',
    input: one,
    data: done,
    refusals: ['alreadyDone'],
  }),
  /**
   * TCH-083: submit and withdraw (author), approve or refuse with a reason (staff), unlist and list
   * (author and staff).
   */
  courseAction: call({
    id: 'CALL-300',
    method: 'POST',
    path: '/course/courseAction',
    who: 'teacher',
    kind: 'write',
    input: z.object({
      sign,
      action: z.enum(courseActions),
      /**
       * The revision that the reviewer saw, required to approve or refuse; if the course has
       * changed since: -4.
       */
      revision: version.optional(),
      reason: z.string().trim().max(500).default(''),
    }),
    data: courseDraft,
    refusals: ['alreadyDone'],
  }),

  addChapter: call({
    id: 'CALL-087',
    method: 'POST',
    path: '/course/addChapter',
    who: 'teacher',
    kind: 'write',
    input: chapterFields.extend({ courseIdSign: sign }),
    data: newSign,
  }),
  chapterById: call({
    id: 'CALL-076',
    method: 'POST',
    path: '/course/chapterById',
    who: 'teacher',
    kind: 'read',
    input: one,
    data: chapterDraft,
  }),
  updateChapter: call({
    id: 'CALL-077',
    method: 'POST',
    path: '/course/updateChapter',
    who: 'teacher',
    kind: 'save',
    input: chapterFields.extend({
      idSign: sign,
      version,
      chapterLevel: z.number().int().min(1).max(999).optional(),
    }),
    data: chapterDraft,
    refusals: ['alreadyDone'],
  }),
  deleteChapter: call({
    id: 'CALL-088',
    method: 'POST',
    path: '/course/deleteChapter',
    who: 'teacher',
    kind: 'write',
    /** With `withLessons` the chapter is deleted with all lessons or not at all (TCH-149). */
    input: one.extend({ withLessons: z.boolean().default(false) }),
    data: done,
    refusals: ['alreadyDone'],
  }),
  addChapterVideo: call({
    id: 'CALL-089',
    method: 'POST',
    path: '/course/addChapterVideo',
    who: 'teacher',
    kind: 'write',
    input: lessonFields.extend({ chapterIdSign: sign }),
    data: newSign,
  }),
  chapterVideoById: call({
    id: 'CALL-078',
    method: 'POST',
    path: '/course/chapterVideoById',
    who: 'teacher',
    kind: 'read',
    input: one,
    data: lessonDraft,
  }),
  updateChapterVideo: call({
    id: 'CALL-079',
    method: 'POST',
    path: '/course/updateChapterVideo',
    who: 'teacher',
    kind: 'save',
    input: lessonFields.extend({
      idSign: sign,
      version,
      videoLevel: z.number().int().min(1).max(999).optional(),
    }),
    data: lessonDraft,
    refusals: ['alreadyDone'],
  }),
  deleteChapterVideo: call({
    id: 'CALL-090',
    method: 'POST',
    path: '/course/deleteChapterVideo',
    who: 'teacher',
    kind: 'write',
    input: one,
    data: done,
    refusals: ['alreadyDone'],
  }),
  addCaptions: call({
    id: 'CALL-301',
    method: 'POST',
    path: '/course/addCaptions',
    who: 'teacher',
    kind: 'save',
    input: z.object({ chapterVideoIdSign: sign, language: z.enum(languages), filePath: sign }),
    data: lessonDraft,
  }),
  deleteCaptions: call({
    id: 'CALL-301',
    method: 'POST',
    path: '/course/deleteCaptions',
    who: 'teacher',
    kind: 'write',
    input: z.object({ chapterVideoIdSign: sign, language: z.enum(languages) }),
    data: lessonDraft,
  }),
  ...teamCalls,
  ...subjectCalls,
  ...studyInfoCalls,
  ...uploadCalls,
}
