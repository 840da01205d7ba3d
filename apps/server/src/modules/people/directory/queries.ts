import type { PeopleFilter, peopleSorts } from '@titian/contract'
import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import {
  hasRole,
  hasTeamRole,
  hasTeacherRole,
  likePart,
  type NewUser,
  type UserRow,
  users,
  withNameSort,
} from '../../accounts/index.ts'
import { phoneDigits, searchedWords, signPairs } from '../rules.ts'

const own = (schoolId: number, id: number) => and(eq(users.schoolId, schoolId), eq(users.id, id))

/** A person with what only the detail shows: how many browsers are signed in, and whether the app is asked for. */
export async function getPerson(db: Db, schoolId: number, id: number, now: Date) {
  const sessionCount = sql<number>`(
    select count(*)::int from sessions s
    where s.school_id = users.school_id and s.user_id = users.id and s.ended_at is null
      and s.acting_admin_id is null and s.expires_at > ${now.toISOString()})`
  const twoStep = sql<boolean>`exists (
    select 1 from two_steps t
    where t.school_id = users.school_id and t.user_id = users.id and t.confirmed_at is not null)`
  const [row] = await db
    .select({ user: users, sessions: sessionCount, twoStep })
    .from(users)
    .where(own(schoolId, id))
  return found(row)
}

export type PersonRow = Awaited<ReturnType<typeof getPerson>>

/** These accounts, locked in one order until the transaction ends; fewer where one is of no account of the school. */
export function lockPeople(tx: Db, schoolId: number, ids: readonly number[]): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(and(eq(users.schoolId, schoolId), inArray(users.id, [...ids])))
    .orderBy(asc(users.id))
    .for('no key update')
}

/** The account, locked until the transaction ends, so that what is judged is what is changed. */
export async function lockPerson(tx: Db, schoolId: number, id: number): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(own(schoolId, id)).for('no key update')
  return found(row)
}

type PersonChanges = Partial<
  Pick<
    NewUser,
    | 'disabled'
    | 'areaCode'
    | 'mobile'
    | 'roles'
    | 'auditStatus'
    | 'name'
    | 'studentCard'
    | 'className'
  >
>

export async function changePerson(
  tx: Db,
  schoolId: number,
  id: number,
  changes: PersonChanges,
): Promise<void> {
  await tx.update(users).set(withNameSort(changes)).where(own(schoolId, id))
}

function ofRole(role: PeopleFilter['role']): SQL | undefined {
  if (role === 'all') return undefined
  if (role === 'teacher') return hasTeacherRole()
  if (role === 'staff') return and(hasTeamRole(), hasRole(['schoolAdmin', 'platformAdmin']))
  return role === 'normal' ? eq(users.roles, 'normal') : hasRole([role])
}

function ofState(state: PeopleFilter['state']): SQL | undefined {
  return state === 'all' ? undefined : eq(users.disabled, state === 'disabled')
}

/** Parts of a name in any order, or a part of a phone or of a student number, as the page shows them (ACC-283). */
export function personNamed(text: string): SQL | undefined {
  const patterns = patternsFor(text).map(({ pattern }) => pattern)
  return patterns.length === 0 ? undefined : or(...patterns)
}

interface NamePattern {
  pattern: SQL | undefined
  /** What must stand in the name, phone or number for it, as `signPairs` takes it. */
  texts: readonly string[]
}

function patternsFor(text: string): NamePattern[] {
  const phone = phoneDigits(text)
  const words = searchedWords(text)
  if (words.length === 0) return []
  const byPhone: NamePattern[] =
    phone === undefined
      ? []
      : [
          {
            pattern: sql`(${users.areaCode} || ${users.mobile}) like ${likePart(phone)}`,
            texts: [phone],
          },
        ]
  return [
    {
      pattern: and(...words.map((word) => sql`${users.name} ilike ${likePart(word)}`)),
      texts: words,
    },
    { pattern: sql`${users.studentCard} ilike ${likePart(text)}`, texts: words },
    ...byPhone,
  ]
}

/** What the index `users_parts` holds of a person; written as there, so that it is found. */
const partsOfPerson = sql`course_name_parts(users.school_id, lower(users.name || ' ' || users.area_code || users.mobile || coalesce(' ' || users.student_card, '')))`

/**
 * The same people as `personNamed`: the index finds who may be meant, the patterns decide about each (decision 0027).
 * What leads to the same part of the index stands behind it once: beside an `or` the database would compute the parts
 * of each person found anew, which took more than a second for a family name of 33,000 people.
 */
function foundBy(schoolId: number, text: string): SQL | undefined {
  const byParts = new Map<string, { parts: string[]; patterns: (SQL | undefined)[] }>()
  for (const { pattern, texts } of patternsFor(text)) {
    const parts = signPairs(texts).map((part) => `${schoolId}:${part}`)
    const key = parts.join(' ')
    const patterns = byParts.get(key)?.patterns ?? []
    byParts.set(key, { parts, patterns: [...patterns, pattern] })
  }
  const found = [...byParts.values()].map(({ parts, patterns }) =>
    and(sql`${partsOfPerson} @> ${sql.param(parts)}::text[]`, or(...patterns)),
  )
  if (found.length < 2) return found[0]
  const each = found.map(
    (one) => sql`select users.id from users where users.school_id = ${schoolId} and ${one}`,
  )
  return sql`users.id in (${sql.join(each, sql` union `)})`
}

/**
 * The ids of the people that a text means, as a subquery; undefined where the text has no words. `personNamed` decides
 * about each person and is for those who are read anyway, this one finds them by the index (FRM-394).
 */
export function idsOfNamed(schoolId: number, text: string): SQL | undefined {
  const found = foundBy(schoolId, text)
  return found && sql`(select users.id from users where users.school_id = ${schoolId} and ${found})`
}

/** The ids of people whose student number has this part. */
export const idsOfStudentCard = (schoolId: number, part: string): SQL =>
  sql`(select users.id from users where users.school_id = ${schoolId}
    and ${partsOfPerson} @> ${sql.param(signPairs(searchedWords(part)).map((pair) => `${schoolId}:${pair}`))}::text[]
    and users.student_card ilike ${likePart(part)})`

const columns = {
  created: users.id,
  name: users.nameSort,
  studentCard: users.studentCard,
  className: users.className,
  lastLogin: users.lastLoginAt,
} satisfies Record<(typeof peopleSorts)[number], unknown>

function inOrder({ sort, descending }: Pick<PeopleFilter, 'sort' | 'descending'>): SQL[] {
  const column = columns[sort]
  if (sort === 'created') return [descending ? desc(column) : asc(column)]
  // Who has no number, class or sign-in comes last either way.
  const first = sort === 'name' ? [] : [sql`${column} is null`]
  const direction = descending ? desc(column) : asc(column)
  return [
    ...first,
    direction,
    ...(sort === 'className' ? [asc(users.nameSort)] : []),
    asc(users.id),
  ]
}

export type PeopleNarrowing = Omit<PeopleFilter, 'sort' | 'descending'>

/** The filter of a list, or the people that were ticked in it (FRM-367). */
export type Wanted = PeopleFilter & { ids?: readonly number[] | undefined }

type Narrowing = PeopleNarrowing & Pick<Wanted, 'ids'>

const inFilter = (schoolId: number, { name, role, state, className, ids }: Narrowing) =>
  and(
    eq(users.schoolId, schoolId),
    foundBy(schoolId, name),
    ofRole(role),
    ofState(state),
    className === '' ? undefined : eq(users.className, className),
    ids && inArray(users.id, [...ids]),
  )

/** The classes of the school, found one after the other in their index and not among all people. */
function classesOf(schoolId: number) {
  const next = (after: SQL) =>
    sql`(select min(u.class_name) from users u where u.school_id = ${schoolId} and u.class_name > ${after})`
  return sql<string[]>`(
    with recursive classes as (
      select ${next(sql`''`)} as class_name
      union all
      select ${next(sql`c.class_name`)} from classes c where c.class_name is not null
    )
    select coalesce(json_agg(c.class_name order by c.class_name), '[]'::json)
    from (select class_name from classes where class_name is not null limit 1000) c)`
}

/** The first of all people whom a filter finds. */
export async function listPeopleIds(
  db: Db,
  schoolId: number,
  filter: PeopleNarrowing,
  most: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inFilter(schoolId, filter))
    .orderBy(asc(users.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** All whom the filter finds, in its order. */
export const findPeople = (db: Db, schoolId: number, filter: Wanted) =>
  db
    .select()
    .from(users)
    .where(inFilter(schoolId, filter))
    .orderBy(...inOrder(filter))
    .$dynamic()

export async function listPeople(
  db: Db,
  schoolId: number,
  filter: Wanted,
  { page, size }: { page: number; size: number },
) {
  const rows = await findPeople(db, schoolId, filter)
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await db
    .select({ total: count(), classes: classesOf(schoolId) })
    .from(users)
    .where(inFilter(schoolId, filter))
  return { rows, total: counted?.total ?? 0, classes: counted?.classes ?? [] }
}
