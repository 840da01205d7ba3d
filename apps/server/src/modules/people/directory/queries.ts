import type { PeopleFilter, peopleSorts } from '@titian/contract'
import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
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
import { peopleTallies } from '../tables.ts'

const own = (schoolId: number, id: number) => and(eq(users.schoolId, schoolId), eq(users.id, id))

/** Returns a person with the number of active sessions and the state of the second step. */
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

/**
 * Locks these accounts in a fixed order until the transaction ends. Returns fewer if an id belongs
 * to no account of the school.
 */
export function lockPeople(tx: Db, schoolId: number, ids: readonly number[]): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(and(eq(users.schoolId, schoolId), inArray(users.id, [...ids])))
    .orderBy(asc(users.id))
    .for('no key update')
}

/**
 * Locks the account until the transaction ends, so that it does not change between check and
 * update.
 */
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

/** A table with roles and state: the accounts, or the stored numbers of accounts. */
type Counted = typeof users | typeof peopleTallies

function ofRole(role: PeopleFilter['role'], { roles }: Counted = users): SQL | undefined {
  if (role === 'all') return undefined
  if (role === 'teacher') return hasTeacherRole(roles)
  if (role === 'staff')
    return and(hasTeamRole(roles), hasRole(['schoolAdmin', 'platformAdmin'], roles))
  return role === 'normal' ? eq(roles, 'normal') : hasRole([role], roles)
}

/** The word `disabled` alone is the condition of the index `users_disabled`. */
function ofState(state: PeopleFilter['state'], { disabled }: Counted = users): SQL | undefined {
  if (state === 'all') return undefined
  return state === 'disabled' ? sql`${disabled}` : sql`not ${disabled}`
}

/**
 * Condition that the name contains every word of the text in any order, or that the displayed phone
 * or the student number contains the text (ACC-283).
 */
export function personNamed(text: string): SQL | undefined {
  const patterns = patternsFor(text).map(({ pattern }) => pattern)
  return patterns.length === 0 ? undefined : or(...patterns)
}

interface NamePattern {
  pattern: SQL | undefined
  /** The texts that must occur, as input of `signPairs`. */
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

/** Identical to the expression of the index `users_parts`, so that the planner uses it. */
const partsOfPerson = sql`course_name_parts(users.school_id, lower(users.name || ' ' || users.area_code || users.mobile || coalesce(' ' || users.student_card, '')))`

/**
 * Returns the same result as `personNamed`. The index finds candidates, and the patterns decide
 * about each (decision 0027). Conditions for the same index are combined into one. With an `or`,
 * the database would compute the parts of each candidate again, which took over a second for a
 * family name of 33,000 people.
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
 * Returns a subquery for the ids of people who match the text; undefined for a search without
 * words. It uses the index (FRM-394), while `personNamed` filters rows that are read in any case.
 */
export function idsOfNamed(schoolId: number, text: string): SQL | undefined {
  const found = foundBy(schoolId, text)
  return found && sql`(select users.id from users where users.school_id = ${schoolId} and ${found})`
}

/** Finds candidates by the index of names and numbers. A pattern then decides about each. */
const idsByParts = (schoolId: number, part: string, pattern: SQL): SQL =>
  sql`(select users.id from users where users.school_id = ${schoolId}
    and ${partsOfPerson} @> ${sql.param(signPairs(searchedWords(part)).map((pair) => `${schoolId}:${pair}`))}::text[]
    and ${pattern})`

/** Returns a subquery for the ids of people by a part of their student number. */
export const idsOfStudentCard = (schoolId: number, part: string): SQL =>
  idsByParts(schoolId, part, sql`users.student_card ilike ${likePart(part)}`)

/** Returns a subquery for the ids of people whose name contains the text as a whole. */
export const idsOfNamePart = (schoolId: number, part: string): SQL =>
  idsByParts(schoolId, part, sql`users.name ilike ${likePart(part)}`)

const columns = {
  created: users.id,
  name: users.nameSort,
  studentCard: users.studentCard,
  className: users.className,
  lastLogin: users.lastLoginAt,
} satisfies Record<(typeof peopleSorts)[number], unknown>

type Order = Pick<PeopleFilter, 'sort' | 'descending'>

/** People with the same value are in this order. */
const lastOf = (sort: Order['sort']): SQL[] => [
  ...(sort === 'className' ? [asc(users.nameSort)] : []),
  asc(users.id),
]

function inOrder({ sort, descending }: Order): SQL[] {
  const column = columns[sort]
  const direction = descending ? desc(column) : asc(column)
  if (sort === 'created') return [direction]
  // People without a number, class or sign-in come last in both directions.
  const first = sort === 'name' ? [] : [sql`${column} is null`]
  return [...first, direction, ...lastOf(sort)]
}

export type PeopleNarrowing = Omit<PeopleFilter, 'sort' | 'descending'>

/** The filter of a list, or the ticked people (FRM-367). */
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

/**
 * Returns the distinct classes of the school, by skipping through the index instead of reading all
 * people.
 */
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

/** Lists the first ids that match the filter. */
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

/** Returns all people who match the filter, in order. */
export const findPeople = (db: Db, schoolId: number, filter: Wanted) =>
  db
    .select()
    .from(users)
    .where(inFilter(schoolId, filter))
    .orderBy(...inOrder(filter))
    .$dynamic()

/** Orders whose index contains only people with a value. */
const sparse: ReadonlySet<Order['sort']> = new Set(['studentCard', 'className'])

interface RowWindow {
  page: number
  size: number
}
const skipped = ({ page, size }: RowWindow) => (page - 1) * size

/**
 * OPS-086: returns the ids of a page in an order in which people without a value come last. One
 * index has the people with a value and another one the others, so that neither has to be sorted.
 */
function sparseIds(where: SQL | undefined, { sort, descending }: Order, window: RowWindow): SQL {
  const column = columns[sort]
  const direction = descending ? desc(column) : asc(column)
  const byValue = sql.join([direction, ...lastOf(sort)], sql`, `)
  const others = sql.join(lastOf(sort), sql`, `)
  const last = skipped(window) + window.size
  return sql`array(
    with valued as materialized (
      select users.id, row_number() over (order by ${byValue}) as place from users
      where ${where} and ${column} is not null order by ${byValue} limit ${last})
    select id from (
      select id, 0 as part, place from valued
      union all
      (select users.id, 1, row_number() over (order by ${others}) from users
        where ${where} and ${column} is null order by ${others} limit ${last} - (select count(*) from valued))
    ) ordered order by part, place limit ${window.size} offset ${skipped(window)})`
}

/** Returns the people of one page. */
function listPage(db: Db, schoolId: number, filter: Wanted, window: RowWindow) {
  const rows = db.select().from(users).$dynamic()
  const where = inFilter(schoolId, filter)
  if (sparse.has(filter.sort))
    return rows
      .where(sql`users.id = any(${sparseIds(where, filter, window)})`)
      .orderBy(...inOrder(filter))
  return rows
    .where(where)
    .orderBy(...inOrder(filter))
    .limit(window.size)
    .offset(skipped(window))
}

/**
 * Returns the number of people. The numbers of roles and states are stored (OPS-085); those of a
 * class are counted.
 */
function countOf(schoolId: number, filter: Narrowing): SQL<number> {
  if (filter.className !== '' || filter.ids)
    return sql`(select count(*)::int from users where ${inFilter(schoolId, filter)})`
  const where = and(
    eq(peopleTallies.schoolId, schoolId),
    ofRole(filter.role, peopleTallies),
    ofState(filter.state, peopleTallies),
  )
  return sql`(select coalesce(sum(people), 0)::int from people_tallies where ${where})`
}

type Found = {
  total: number
  classes: string[]
}

/**
 * Searches once for the page and for the number of results, because the search takes longer than
 * the sorting of its results.
 */
async function searchPeople(db: Db, schoolId: number, filter: Wanted, window: RowWindow) {
  const order = sql.join(inOrder(filter), sql`, `)
  const first = skipped(window) + 1
  const { rows: counted } = await db.execute<Found & { ids: number[] }>(sql`
    select count(*)::int as total, ${classesOf(schoolId)} as classes,
      to_json((array_agg(users.id order by ${order}))[${first}::int:${first + window.size - 1}::int]) as ids
    from users where ${inFilter(schoolId, filter)}`)
  const { total, classes, ids } = found(counted[0])
  if (!ids || ids.length === 0) return { rows: [], total, classes }
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.schoolId, schoolId), inArray(users.id, ids)))
    .orderBy(...inOrder(filter))
  return { rows, total, classes }
}

export async function listPeople(db: Db, schoolId: number, filter: Wanted, window: RowWindow) {
  if (patternsFor(filter.name).length > 0) return searchPeople(db, schoolId, filter, window)
  const rows = await listPage(db, schoolId, filter, window)
  const { rows: counted } = await db.execute<Found>(
    sql`select ${countOf(schoolId, filter)} as total, ${classesOf(schoolId)} as classes`,
  )
  return { rows, ...found(counted[0]) }
}
