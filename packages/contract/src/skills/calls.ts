import { z } from 'zod'
import { searchedPosts } from '../employment/search-calls.ts'
import { matchedSorts } from '../employment/search-rules.ts'
import { call } from '../wire/call.ts'
import { flag, nothing, sign } from '../wire/fields.ts'
import { courseCard } from '../courses/shapes.ts'
import { skillKeepingCalls } from './keeping-calls.ts'
import { courseSkillsMost } from './rules.ts'
import { courseSkill, matchedPosts, offeredSkill, pinnedCourse, postMatch } from './shapes.ts'

const ofCourse = z.object({ courseIdSign: sign })
const list = z
  .array(courseSkill)
  .max(courseSkillsMost)
  .refine((all) => new Set(all.map(({ code }) => code)).size === all.length)

/**
 * The skills that students have shown, compared with those that posts require (JOB-053 to JOB-057).
 */
export const skills = {
  matchPost: call({
    id: 'CALL-328',
    method: 'GET',
    path: '/employment/matchPost',
    who: 'signedIn',
    kind: 'read',
    private: true,
    input: z.object({ positionId: sign }),
    data: postMatch,
  }),
  /** JOB-113, JOB-114: the job search, filtered or sorted by the caller's skills. */
  searchMatching: call({
    id: 'CALL-663',
    method: 'GET',
    path: '/employment/searchMatching',
    who: 'signedIn',
    kind: 'read',
    private: true,
    input: searchedPosts.extend({
      meets: flag.default(0),
      sort: z.enum(matchedSorts).default('match'),
    }),
    data: matchedPosts,
  }),
  /**
   * JOB-021: the pinned course, or the course that suits the caller best; null if no course teaches
   * a skill of the post.
   */
  promoteCourse: call({
    id: 'CALL-268',
    method: 'GET',
    path: '/employment/promoteCourse',
    who: 'anyone',
    kind: 'read',
    input: z.object({ positionId: sign }),
    data: courseCard.nullable(),
  }),
  /** JOB-121: the course that staff have pinned to a post. */
  postCourse: call({
    id: 'CALL-695',
    method: 'POST',
    path: '/skill/postCourse',
    who: 'staff',
    kind: 'read',
    input: z.object({ positionId: sign }),
    data: pinnedCourse,
  }),
  /** JOB-121: pins a listed course in place of the previous one; an empty sealed id unpins it. */
  pinPostCourse: call({
    id: 'CALL-696',
    method: 'POST',
    path: '/skill/pinPostCourse',
    who: 'staff',
    kind: 'save',
    input: z.object({ positionId: sign, courseIdSign: z.string().trim().max(200) }),
    data: pinnedCourse,
  }),
  /** JOB-119: all skills with names in the caller's language. */
  listSkills: call({
    id: 'CALL-686',
    method: 'POST',
    path: '/skill/listSkills',
    who: 'teacher',
    kind: 'read',
    input: nothing,
    data: z.array(offeredSkill),
  }),
  /** JOB-120: the skills that a course teaches. */
  courseSkills: call({
    id: 'CALL-687',
    method: 'POST',
    path: '/skill/courseSkills',
    who: 'teacher',
    kind: 'read',
    input: ofCourse,
    data: z.array(courseSkill),
  }),
  /**
   * JOB-120: `skills` replaces the list of skills. `seen` is the list that was loaded; if the
   * stored list differs from it, the call is refused.
   */
  saveCourseSkills: call({
    id: 'CALL-688',
    method: 'POST',
    path: '/skill/saveCourseSkills',
    who: 'teacher',
    kind: 'save',
    input: ofCourse.extend({ seen: list, skills: list }),
    data: z.object({ skills: z.array(courseSkill) }),
    refusals: ['alreadyDone'],
  }),
  ...skillKeepingCalls,
}
