import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { latest } from '../../../platform/clock.ts'
import { padToBatchSize, batchQueries } from '../../../platform/batching.ts'
import { forEachShape, prepareQuery, type Slots } from '../../../platform/database/prepared.ts'
import { mustAgree, schools } from '../../schools/index.ts'
import { sessions, socialBindings, users } from '../tables.ts'

const { id, mobile, areaCode, name, sex, photoFileId, roles, auditStatus } = users

type LoginKeys = { schoolId: number; now: string } & Record<`session${number}`, number>

const loginStates = forEachShape((count: number) =>
  prepareQuery((db, slots: Slots<LoginKeys>) => {
    const wanted = Array.from({ length: count }, (_, at) => slots[`session${at}`])
    return db
      .select({
        sessionId: sessions.id,
        user: { id, mobile, areaCode, name, sex, photoFileId, roles, auditStatus },
        requiresAuthentication: schools.requiresAuthentication,
        remembered: sessions.remembered,
        expiresAt: sessions.expiresAt,
        boundUserId: socialBindings.userId,
        mustAgree: mustAgree(slots.schoolId, id, slots.now),
      })
      .from(sessions)
      .innerJoin(users, and(eq(users.schoolId, sessions.schoolId), eq(id, sessions.userId)))
      .innerJoin(schools, eq(schools.id, users.schoolId))
      .leftJoin(
        socialBindings,
        and(eq(socialBindings.schoolId, users.schoolId), eq(socialBindings.userId, id)),
      )
      .where(
        and(
          eq(sessions.schoolId, slots.schoolId),
          sql`${sessions.id} in (${sql.join(wanted, sql`, `)})`,
          isNull(sessions.endedAt),
        ),
      )
  }),
)

interface LoginAsk {
  userId: number
  sessionId: number
  now: Date
}

const loginState = batchQueries(async (db, schoolId, asks: [LoginAsk, ...LoginAsk[]]) => {
  const places = padToBatchSize(asks)
  const values: LoginKeys = { schoolId, now: latest(asks).toISOString() }
  for (const [at, { sessionId }] of places.entries()) values[`session${at}`] = sessionId
  const rows = await loginStates(places.length)(db, values)
  return asks.map((ask) =>
    rows.find(({ sessionId, user }) => sessionId === ask.sessionId && user.id === ask.userId),
  )
})

/**
 * Returns the account, its school and its session for login info, in one statement; undefined when
 * the session has ended.
 */
export function findLoginState(
  db: Db,
  schoolId: number,
  userId: number,
  sessionId: number,
  now: Date,
) {
  return loginState(db, schoolId, { userId, sessionId, now })
}

export type LoginState = NonNullable<Awaited<ReturnType<typeof findLoginState>>>
