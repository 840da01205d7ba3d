import { favourites, type FavouriteItem } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import {
  getCourseFor,
  maySee,
  type StudentOfCourse,
  viewOf,
  noteVisitDay,
  card,
} from '../courses/index.ts'
import * as queries from './queries.ts'
import type { Db } from '../../platform/database/database.ts'
import type { FavouriteRow } from './queries.ts'

function favouriteItem(row: FavouriteRow, view: ReturnType<typeof viewOf>): FavouriteItem {
  return { kind: 'course', at: row.at.toISOString(), course: card(row.card, view) }
}

/** Records that a person opened a course; deletes all but the newest 200. */
async function visit(db: Db, one: StudentOfCourse, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await queries.noteVisit(tx, one, now)
    await queries.removeOldVisits(tx, one)
    await noteVisitDay(tx, one, now)
  })
}

type Asked = Context<'notFound', User>

const named = ({ school, actor, open }: Asked, sign: string): StudentOfCourse => ({
  schoolId: school.id,
  userId: actor.userId,
  courseId: open('course', sign),
})

/** Returns the course of a sealed id, when the caller may see it. */
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
    return { list: rows.map((row) => favouriteItem(row, viewOf(context))), total }
  },
  isFavourite: async ({ sign }, context) => {
    const { one, refused } = await seen(context, sign)
    return refused ?? { favourite: await queries.isFavourite(context.db, one) }
  },
  listVisits: async (window, context) => {
    const { db, school, actor } = context
    const { rows, total } = await queries.listVisits(db, school.id, actor.userId, window)
    return { list: rows.map((row) => favouriteItem(row, viewOf(context))), total }
  },
  noteVisit: async ({ sign }, context) => {
    const { one, refused } = await seen(context, sign)
    if (refused) return refused
    await visit(context.db, one, context.now)
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
