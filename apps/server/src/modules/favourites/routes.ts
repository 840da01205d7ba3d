import { favourites } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { getCourseFor, maySee, type StudentOfCourse, viewOf } from '../courses/index.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type Asked = Context<'notFound', User>

const named = ({ school, actor, open }: Asked, sign: string): StudentOfCourse => ({
  schoolId: school.id,
  userId: actor.userId,
  courseId: open('course', sign),
})

/** The course of a sign, when the caller may see it. */
async function seen(context: Asked, sign: string) {
  const { db, actor, refuse } = context
  const one = named(context, sign)
  const course = await getCourseFor(db, one.schoolId, one.courseId, actor.userId)
  return maySee(actor, course, course) ? { one } : { refused: refuse('notFound') }
}

/** CRS-190 to CRS-193: favourites and history. */
export const favouriteRoutes = answer(favourites, {
  addFavourite: async ({ sign }, context) => {
    const { one, refused } = await seen(context, sign)
    if (refused) return refused
    await queries.addFavourite(context.db, one, context.now)
    return null
  },
  cancelFavourite: async ({ sign }, context) => {
    const one = named(context, sign)
    await getCourseFor(context.db, one.schoolId, one.courseId, one.userId)
    await queries.removeFavourite(context.db, one)
    return null
  },
  listFavourites: async (window, context) => {
    const { db, school, actor } = context
    const { rows, total } = await queries.listFavourites(db, school.id, actor.userId, window)
    return { list: rows.map((row) => present.favouriteItem(row, viewOf(context))), total }
  },
  isFavourite: async ({ sign }, context) => {
    const { one, refused } = await seen(context, sign)
    return refused ?? { favourite: await queries.isFavourite(context.db, one) }
  },
  listVisits: async (window, context) => {
    const { db, school, actor } = context
    const { rows, total } = await queries.listVisits(db, school.id, actor.userId, window)
    return { list: rows.map((row) => present.favouriteItem(row, viewOf(context))), total }
  },
  noteVisit: async ({ sign }, context) => {
    const { one, refused } = await seen(context, sign)
    if (refused) return refused
    await actions.visit(context.db, one, context.now)
    return null
  },
  removeVisit: async ({ sign }, context) => {
    const one = named(context, sign)
    await getCourseFor(context.db, one.schoolId, one.courseId, one.userId)
    await queries.removeVisit(context.db, one)
    return null
  },
  clearVisits: async (_, { db, school, actor }) => {
    await queries.clearVisits(db, school.id, actor.userId)
    return null
  },
})
