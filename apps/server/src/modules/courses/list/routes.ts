import type { courses } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { inLanguage, viewOf } from '../present.ts'
import { likePattern } from '../rules.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { courseKinds, newSince } from './rules.ts'

async function cards(context: Context, filter: Partial<queries.CourseFilter>, size: number) {
  const { rows } = await queries.listCards(
    context.db,
    context.school.id,
    { newSince: newSince(context.now), sort: 'learners', order: 'desc', ...filter },
    { page: 1, size },
  )
  return rows.map((row) => present.card(row, viewOf(context)))
}

/** Lists of courses, and what they are narrowed by. */
export const listAnswers: SomeAnswers<
  typeof courses,
  | 'courseList'
  | 'courseSearchList'
  | 'courseKindList'
  | 'coursesByKind'
  | 'recommendedCourses'
  | 'homeRecommended'
  | 'chosenCourses'
  | 'courseTypeThreeList'
> = {
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
    const { rows, total } = await queries.listCards(db, school.id, filter, { page, size })
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
    const { rows, total } = await queries.listNames(db, school.id, filter, { page, size })
    return {
      list: rows.map(({ id, names }) => ({
        sign: seal('course', id),
        courseName: inLanguage(names, viewOf(context)),
      })),
      total,
    }
  },
  courseKindList: async (_, { db, school, language }) => {
    const counts = await queries.countByKind(db, school.id)
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
    const rows = await queries.listTypes(context.db, context.school.id)
    const counts = await queries.countByType(context.db, context.school.id)
    return present.typeTree(rows, counts, viewOf(context))
  },
}
