import { progress, progressRules } from '@titian/contract'
import { isImpersonating, type User } from '../../platform/actor.ts'
import { answer } from '../../platform/http/answer.ts'
import { getCourseFor, maySee, viewOf } from '../courses/index.ts'
import { listOwnResults } from '../grades/index.ts'
import { countOwn } from '../training/index.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { foldDays } from './rules.ts'
import { feedPath } from './serve.ts'

const studentOf = ({ schoolId, userId }: User) => ({ schoolId, userId })
const mostMilliseconds = progressRules.calendarDays * 86_400_000

export const progressRoutes = answer(progress, {
  personalProgress: async (_, { db, actor, now }) => {
    const student = studentOf(actor)
    const results = present.resultsByCourse(await listOwnResults(db, student, now))
    const trainings = await countOwn(db, student, now)
    return present.numbers(await queries.getNumbers(db, student), results, trainings)
  },
  studyProcess: async (_, { db, actor, now }) => {
    const { days, today } = await queries.listStudyDays(db, studentOf(actor), now)
    return foldDays(days, today)
  },
  studyAnalysis: async (_, context) => {
    const { db, actor, now } = context
    const student = studentOf(actor)
    const studied = await queries.listStudiedCourses(db, student)
    const papers = await queries.listMarkedPapers(db, student, now)
    return present.analysis(studied, papers, viewOf(context))
  },
  watchLocus: async (window, context) => {
    const { db, actor } = context
    const { rows, total } = await queries.listWatchedLessons(db, studentOf(actor), window)
    return { list: rows.map((row) => present.watchedLesson(row, viewOf(context))), total }
  },
  userTask: async (_, context) => {
    const { db, actor, now } = context
    const tasks = await queries.listTasks(db, studentOf(actor), now)
    return { list: tasks.map((task) => present.task(task, viewOf(context))), total: tasks.length }
  },
  courseCalendar: async ({ from, to }, context) => {
    const { db, actor } = context
    const start = new Date(from)
    const end = new Date(Math.min(new Date(to).getTime(), start.getTime() + mostMilliseconds))
    const dates = await queries.listDates(db, studentOf(actor), start, end)
    return { list: dates.map((date) => present.date(date, viewOf(context))), total: dates.length }
  },
  calendarFeed: async (_, { db, actor }) => {
    // The address works without a session, so it is hidden from impersonating staff.
    const token = isImpersonating(actor) ? null : await queries.findFeed(db, studentOf(actor))
    return { path: feedPath(token) }
  },
  saveCalendarFeed: async ({ state }, context) => {
    const { actor, language, now } = context
    const token = await actions.saveFeed(context, studentOf(actor), { state, language }, now)
    return { path: feedPath(token) }
  },
  leaveCourse: async ({ sign }, context) => {
    const { db, school, actor, open, now, refuse } = context
    const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
    if (!course.joined && !maySee(actor, course, course)) return refuse('notFound')
    return (await actions.leaveCourse(context, studentOf(actor), course.id, now)) ?? null
  },
  listLeftCourses: async (window, context) => {
    const { rows, total } = await queries.listLeft(context.db, studentOf(context.actor), window)
    return { list: rows.map((row) => present.leftCourse(row, viewOf(context))), total }
  },
  listCredits: async (window, context) => {
    const { db, actor, now } = context
    const student = studentOf(actor)
    const { rows, total } = await queries.listCompleted(db, student, window)
    const results = present.resultsByCourse(await listOwnResults(db, student, now))
    return {
      list: rows.map((row) => present.completedCourse(row, results, viewOf(context))),
      total,
    }
  },
  courseEarned: async ({ sign }, context) => {
    const { db, actor, now, open } = context
    const courseId = open('course', sign)
    const student = studentOf(actor)
    const row = await queries.getCompleted(db, student, courseId)
    const exams = await queries.listResults(db, student, courseId, now)
    const results = present.resultsByCourse(await listOwnResults(db, { ...student, courseId }, now))
    return present.courseEarned(row, { results, exams }, viewOf(context))
  },
})
