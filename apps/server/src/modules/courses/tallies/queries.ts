import { eq, sql } from 'drizzle-orm'
import type { FilterFact } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { courseTallies, courseTypes } from '../tables.ts'

/** The number of listed courses in the selected rows of `courseTallies` (decision 0027). */
export const tallied = sql<number>`coalesce(sum(${courseTallies.courses}), 0)::int`

export function countByKind(db: Db, schoolId: number) {
  return db
    .select({ kindId: courseTallies.kindId, courses: tallied })
    .from(courseTallies)
    .where(eq(courseTallies.schoolId, schoolId))
    .groupBy(courseTallies.kindId)
}

export function countByChoice(db: Db, schoolId: number, fact: FilterFact) {
  return db
    .select({ choice: courseTallies[fact], courses: tallied })
    .from(courseTallies)
    .where(eq(courseTallies.schoolId, schoolId))
    .groupBy(courseTallies[fact])
}

export function listTypes(db: Db, schoolId: number) {
  return db
    .select()
    .from(courseTypes)
    .where(eq(courseTypes.schoolId, schoolId))
    .orderBy(courseTypes.level, courseTypes.sort, courseTypes.id)
}

export function countByType(db: Db, schoolId: number) {
  const { typeId, type2Id, type3Id } = courseTallies
  return db
    .select({ typeId, type2Id, type3Id, courses: tallied })
    .from(courseTallies)
    .where(eq(courseTallies.schoolId, schoolId))
    .groupBy(typeId, type2Id, type3Id)
}
