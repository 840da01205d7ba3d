import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, momentIn, nothing, page, sign, size } from '../wire/fields.ts'
import {
  calendarDate,
  calendarFeed,
  completedCourse,
  courseEarned,
  learningTask,
  leftCourse,
  personalProgress,
  studyAnalysis,
  studyProcess,
  watchedLesson,
} from './shapes.ts'

/** The calls of a person's learning centre (CRS-080, CRS-081). */
export const progress = {
  personalProgress: call({
    id: 'CALL-181',
    method: 'GET',
    path: '/study/personalProgress',
    who: 'signedIn',
    kind: 'read',
    input: nothing,
    data: personalProgress,
  }),
  studyProcess: call({
    id: 'CALL-182',
    method: 'GET',
    path: '/study/studyProcess',
    who: 'signedIn',
    kind: 'read',
    input: nothing,
    data: studyProcess,
  }),
  studyAnalysis: call({
    id: 'CALL-428',
    method: 'GET',
    path: '/study/studyAnalysis',
    who: 'signedIn',
    kind: 'read',
    input: nothing,
    data: studyAnalysis,
  }),
  watchLocus: call({
    id: 'CALL-183',
    method: 'GET',
    path: '/study/watchLocus',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ page, size: size(10, 50) }),
    data: listOf(watchedLesson),
  }),
  userTask: call({
    id: 'CALL-184',
    method: 'GET',
    path: '/study/userTask',
    who: 'signedIn',
    kind: 'read',
    input: nothing,
    data: listOf(learningTask),
  }),
  /** CRS-082: the dates of at most `calendarDays` days. */
  courseCalendar: call({
    id: 'CALL-418',
    method: 'POST',
    path: '/study/courseCalendar',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ from: momentIn, to: momentIn }),
    data: listOf(calendarDate),
  }),
  calendarFeed: call({
    id: 'CALL-419',
    method: 'GET',
    path: '/study/calendarFeed',
    who: 'signedIn',
    kind: 'read',
    input: nothing,
    data: calendarFeed,
  }),
  /**
   * `on` keeps an existing address. `renewed` creates another address, and the former one stops
   * working.
   */
  saveCalendarFeed: call({
    id: 'CALL-419',
    method: 'POST',
    path: '/study/saveCalendarFeed',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ state: z.enum(['on', 'renewed', 'off']) }),
    data: calendarFeed,
  }),
  leaveCourse: call({
    id: 'CALL-420',
    method: 'POST',
    path: '/study/leaveCourse',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
    refusals: ['alreadyDone'],
  }),
  listLeftCourses: call({
    id: 'CALL-420',
    method: 'POST',
    path: '/study/listLeftCourses',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ page, size: size() }),
    data: listOf(leftCourse),
  }),
  listCredits: call({
    id: 'CALL-421',
    method: 'POST',
    path: '/study/listCredits',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ page, size: size() }),
    data: listOf(completedCourse),
  }),
  courseEarned: call({
    id: 'CALL-422',
    method: 'POST',
    path: '/study/courseEarned',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ sign }),
    data: courseEarned,
  }),
}
