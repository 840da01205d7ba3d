import { courses } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { courseAnswers } from './authoring-answers.ts'
import { chapterAnswers, lessonAnswers } from './catalogue-answers.ts'
import * as policy from './policy.ts'
import * as present from './present.ts'
import * as lists from './list-queries.ts'
import * as queries from './queries.ts'
import { courseKinds, likePattern, newSince } from './rules.ts'
import { viewOf } from './view.ts'

async function cards(context: Context, filter: Partial<lists.CourseFilter>, size: number) {
  const { rows } = await lists.listCards(
    context.db,
    context.school.id,
    { newSince: newSince(context.now), sort: 'learners', order: 'desc', ...filter },
    { page: 1, size },
  )
  return rows.map((row) => present.card(row, viewOf(context)))
}

const viewerOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.userId : 0)

export const courseRoutes = answer(courses, {
  ...courseAnswers,
  ...chapterAnswers,
  ...lessonAnswers,

  courseList: async (
    { courseName, isFree, hotType, courseKindId, courseTypeSign, sort, order, page, size },
    context,
  ) => {
    const { db, school, open, now } = context
    const filter = {
      namePattern: courseName ? likePattern(courseName) : undefined,
      free: isFree === undefined ? undefined : isFree === 1,
      hot: hotType,
      newSince: newSince(now),
      kindId: courseKindId,
      typeId: courseTypeSign === undefined ? undefined : open('courseType', courseTypeSign),
      sort,
      order,
    }
    const { rows, total } = await lists.listCards(db, school.id, filter, { page, size })
    return { list: rows.map((row) => present.card(row, viewOf(context))), total }
  },
  courseSearchList: async ({ courseName, page, size }, context) => {
    const { db, school, seal, now } = context
    const filter = {
      namePattern: courseName ? likePattern(courseName) : undefined,
      newSince: newSince(now),
      sort: 'learners',
      order: 'desc',
    } as const
    const { rows, total } = await lists.listNames(db, school.id, filter, { page, size })
    return {
      list: rows.map(({ id, names }) => ({
        sign: seal('course', id),
        courseName: present.inLanguage(names, viewOf(context)),
      })),
      total,
    }
  },
  courseKindList: async (_, { db, school, language }) => {
    const counts = await lists.countByKind(db, school.id)
    return courseKinds.map(({ id, names }) => ({
      id,
      name: names[language],
      courses: counts.find((count) => count.kindId === id)?.courses ?? 0,
    }))
  },
  coursesByKind: ({ courseKindId, size }, context) =>
    cards(context, { kindId: courseKindId }, size),
  recommendedCourses: ({ size }, context) => cards(context, { first: 'recommended' }, size),
  homeRecommended: ({ size }, context) => cards(context, { first: 'recommended' }, size),
  chosenCourses: ({ size }, context) => cards(context, { first: 'featured', sort: 'time' }, size),
  courseTypeThreeList: async (_, context) => {
    const rows = await lists.listTypes(context.db, context.school.id)
    const counts = await lists.countByType(context.db, context.school.id)
    return present.typeTree(rows, counts, viewOf(context))
  },
  courseByCourseId: async ({ sign }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await queries.getDetail(db, school.id, open('course', sign), viewerOf(context))
    if (!policy.maySee(actor, course, course)) return refuse('notFound')
    return present.detail(course, actor, viewOf(context))
  },
  catalogue: async ({ sign }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await queries.getCatalogue(
      db,
      school.id,
      open('course', sign),
      viewerOf(context),
    )
    if (!policy.maySee(actor, course, course)) return refuse('notFound')
    return present.catalogue(course.catalogue, viewOf(context))
  },
})
