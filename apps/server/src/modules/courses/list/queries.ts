import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  or,
  sql,
  type Placeholder,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import {
  cardFacts,
  type FactChoice,
  filterFacts,
  type FilterFact,
  pickFacts,
  type Texts,
} from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { forEachShape, prepareQuery, type Slots } from '../../../platform/database/prepared.ts'
import { courses, courseTallies, courseTypes } from '../tables.ts'
import { tallied } from '../tallies/queries.ts'
import type { NameSearch } from './rules.ts'

// Correlated subqueries write `courses.id` with the table, because drizzle omits the table in a
// select of one table.
const listed = sql`courses.audit_status = 2 and courses.on_list`
/**
 * CRS-148: returns the number of lessons with a video, because only lessons with a video can be
 * watched.
 */
export const lessonCountOf = (courseId: SQLWrapper | number) =>
  sql<number>`(select count(*)::int from lessons l where l.course_id = ${courseId} and l.file_id is not null)`
export const lessonCount = lessonCountOf(sql`courses.id`)
const teacherNames = sql<
  string[]
>`(select coalesce(json_agg(u.name order by t.master desc, t.id), '[]'::json) from course_teachers t join users u on u.id = t.user_id where t.course_id = courses.id)`
/** The id of the training that the course carries (decision 0040). */
export const trainingIdOf = sql<
  number | null
>`(select t.id from trainings t where t.course_id = courses.id)::float8`
export const total = sql<number>`count(*) over ()`.mapWith(Number)
/**
 * CRS-006: the number of students from which a course counts as popular. It is far above the
 * average of listed courses (decision 0027).
 */
const popularFrom = (schoolId: number | SQLWrapper) =>
  sql`(select ceil(greatest(3, 1.25 * sum(s.learners) / nullif(sum(s.courses), 0)))::int from course_student_sums s where s.school_id = ${schoolId})`

const {
  id,
  names,
  pictureFileId,
  coverSeed,
  priceMinor,
  featured,
  launchedAt,
  learners,
  starCounts,
} = getTableColumns(courses)
export const cardColumns = (schoolId: number | SQLWrapper) => ({
  id,
  names,
  pictureFileId,
  coverSeed,
  priceMinor,
  ...pickFacts(cardFacts, getTableColumns(courses)),
  featured,
  launchedAt,
  learners,
  starCounts,
  typeNames: courseTypes.names,
  teacherNames,
  lessons: lessonCount,
  popular: sql<boolean>`(courses.learners >= ${popularFrom(schoolId)})`,
})

export type FactFilter = { [Name in FilterFact]?: FactChoice<Name>[] }

export interface CourseFilter {
  search?: NameSearch
  free?: boolean
  hot?: 'new' | 'featured' | 'popular'
  newSince: Date
  kindId?: number
  /** CRS-017: 1 is a credit course. */
  type?: number
  /** CRS-214: for each fact of the filter, a course must have one of the chosen values. */
  choices?: FactFilter
  typeId?: number
  ids?: number[]
  first?: 'featured' | 'recommended'
  sort: 'time' | 'price' | 'learners' | 'rating'
  order: 'asc' | 'desc'
}
export interface Window {
  page: number
  size: number
}
/** Number of rows to skip, and maximum to return. */
interface RowRange {
  skip: number
  most: number
}

const partsIn = (schoolId: number, parts: string[]) =>
  sql`${sql.param(parts.map((part) => `${schoolId}:${part}`))}::text[]`

/** The index finds possible names by their parts. The patterns then decide about each name. */
const named = (schoolId: number, { parts, patterns }: NameSearch) =>
  sql`course_name_parts(courses.school_id, courses.name_search) @> ${partsIn(schoolId, parts)} and ${likeAll({ patterns })}`
const likeAll = ({ patterns }: Pick<NameSearch, 'patterns'>) =>
  sql`courses.name_search like all (${sql.param(patterns)}::text[])`

/**
 * CRS-217: returns courses by the name of a teacher. The index also finds other people, who do not
 * teach and therefore match nothing.
 */
const taughtBySuch = (schoolId: number, { parts, patterns }: NameSearch) =>
  sql`courses.id in (select t.course_id from course_teachers t join users u on u.id = t.user_id
    where u.school_id = ${schoolId} and lower(u.name) like all (${sql.param(patterns)}::text[])
      and course_name_parts(u.school_id, lower(u.name || ' ' || u.area_code || u.mobile || coalesce(' ' || u.student_card, ''))) @> ${partsIn(schoolId, parts)})`

/** CRS-217: returns courses by the title of a lesson. */
const withSuchLesson = (schoolId: number, { parts, patterns }: NameSearch) =>
  sql`courses.id in (select l.course_id from lessons l
    where l.school_id = ${schoolId} and lesson_words(l.titles) like all (${sql.param(patterns)}::text[])
      and course_name_parts(l.school_id, lesson_words(l.titles)) @> ${partsIn(schoolId, parts)})`

/** Why a search found a course whose own name does not match. */
export type HitRow = { teacher: string } | { lesson: Texts }

const hitOf = ({ patterns }: NameSearch) =>
  sql<HitRow | null>`(case when ${likeAll({ patterns })} then null else coalesce(
  (select json_build_object('teacher', u.name) from course_teachers t join users u on u.id = t.user_id
    where t.course_id = courses.id and lower(u.name) like all (${sql.param(patterns)}::text[]) order by t.master desc, t.id limit 1),
  (select json_build_object('lesson', l.titles) from lessons l join chapters h on h.id = l.chapter_id
    where l.course_id = courses.id and lesson_words(l.titles) like all (${sql.param(patterns)}::text[]) order by h.level, l.level limit 1)) end)`

export const listedIn = (schoolId: number | SQLWrapper) =>
  and(eq(courses.schoolId, schoolId), listed)

const chosen = (table: typeof courses | typeof courseTallies, choices: FactFilter = {}) =>
  and(
    ...filterFacts.map((name) => {
      const some = choices[name]
      return some && inArray(table[name], some)
    }),
  )

function matching(
  schoolId: number,
  { free, hot, newSince, kindId: kind, type: courseType, choices, typeId, ids }: CourseFilter,
): SQL | undefined {
  return and(
    listedIn(schoolId),
    free === undefined ? undefined : free ? eq(courses.priceMinor, 0) : gt(courses.priceMinor, 0),
    ids === undefined ? undefined : inArray(courses.id, ids),
    kind === undefined ? undefined : eq(courses.kindId, kind),
    courseType === undefined ? undefined : eq(courses.type, courseType),
    chosen(courses, choices),
    typeId === undefined
      ? undefined
      : or(eq(courses.typeId, typeId), eq(courses.type2Id, typeId), eq(courses.type3Id, typeId)),
    hot === 'new' ? gte(courses.launchedAt, newSince) : undefined,
    hot === 'featured' ? eq(courses.featured, true) : undefined,
    hot === 'popular' ? sql`courses.learners >= ${popularFrom(schoolId)}` : undefined,
  )
}

const sortColumns = {
  time: courses.launchedAt,
  price: courses.priceMinor,
  learners: courses.learners,
  /** Decision 0028: the order by rating. */
  rating: sql`courses.rating_score`,
}

/** If the number of results is not stored, they are counted up to this number. */
export const countedMost = 600

/** Returns the ids of matching courses, up to the count limit. */
async function findSome(db: Db, schoolId: number, filter: CourseFilter): Promise<number[]> {
  const found = (how: SQL | undefined) =>
    db
      .select({ id: courses.id })
      .from(courses)
      .where(and(matching(schoolId, filter), how))
      .limit(countedMost + 1)
  const { search } = filter
  // Each of the three searches is a subquery with its own index. One combined condition would read
  // all courses.
  const rows = search
    ? await found(named(schoolId, search))
        .union(found(taughtBySuch(schoolId, search)))
        .union(found(withSuchLesson(schoolId, search)))
    : await found(undefined)
  return rows.slice(0, countedMost + 1).map((row) => row.id)
}

const allTallied = prepareQuery((db, { schoolId }: Slots<{ schoolId: number }>) =>
  db.select({ number: tallied }).from(courseTallies).where(eq(courseTallies.schoolId, schoolId)),
)

async function countTallied(
  db: Db,
  schoolId: number,
  { free, hot, kindId: kind, type: courseType, choices, typeId }: CourseFilter,
): Promise<number> {
  const [row] = await db
    .select({ number: tallied })
    .from(courseTallies)
    .where(
      and(
        eq(courseTallies.schoolId, schoolId),
        free === undefined ? undefined : eq(courseTallies.free, free),
        hot === 'featured' ? eq(courseTallies.featured, true) : undefined,
        kind === undefined ? undefined : eq(courseTallies.kindId, kind),
        courseType === undefined ? undefined : eq(courseTallies.type, courseType),
        chosen(courseTallies, choices),
        typeId === undefined
          ? undefined
          : or(
              eq(courseTallies.typeId, typeId),
              eq(courseTallies.type2Id, typeId),
              eq(courseTallies.type3Id, typeId),
            ),
      ),
    )
  return row?.number ?? 0
}

async function countAll(db: Db, schoolId: number): Promise<number> {
  const [row] = await allTallied(db, { schoolId })
  return row?.number ?? 0
}

/**
 * Finds the ids and the number of courses in a list (decision 0027). If few courses match, they are
 * found first and then sorted. If many match, the sort index is read until the page is full.
 */
async function narrow(db: Db, schoolId: number, filter: CourseFilter) {
  if (!filter.search && filter.hot !== 'new' && filter.hot !== 'popular') {
    return { where: matching(schoolId, filter), total: await countTallied(db, schoolId, filter) }
  }
  const found = await findSome(db, schoolId, filter)
  if (found.length <= countedMost)
    return {
      where: sql`courses.id = any(${sql.param(found)}::bigint[])`,
      total: found.length,
    }
  return {
    where: and(
      matching(schoolId, filter),
      filter.search
        ? or(likeAll(filter.search), sql`courses.id = any(${sql.param(found)}::bigint[])`)
        : undefined,
    ),
    total: countedMost,
  }
}

type Order = Pick<CourseFilter, 'first' | 'sort' | 'order'>

function orderOf({ first, sort, order }: Order) {
  return [
    ...(first ? [desc(courses[first])] : []),
    (order === 'asc' ? asc : desc)(sortColumns[sort]),
    asc(courses.sort),
    desc(courses.id),
  ]
}

type OnPage<Count> = { skip: Count; size: Count }

const onPage = ({ page, size }: Window): OnPage<number> => ({ skip: (page - 1) * size, size })

/**
 * Returns the cards of one page. Only rows of the page are read completely. `all` is the total,
 * which every row contains.
 */
function selectCards(
  db: Db,
  schoolId: number | SQLWrapper,
  where: SQL | undefined,
  order: Order,
  { skip, size }: OnPage<number | Placeholder>,
  {
    all = sql<null>`null`,
    hit = sql<null>`null`,
  }: { all?: SQL<number | null>; hit?: SQL<HitRow | null> } = {},
) {
  const ids = db
    .select({ id: courses.id })
    .from(courses)
    .where(where)
    .orderBy(...orderOf(order))
    .limit(size)
    .offset(skip)
  return db
    .select({ ...cardColumns(schoolId), all, hit })
    .from(courses)
    .leftJoin(courseTypes, eq(courseTypes.id, courses.typeId))
    .where(sql`courses.id = any(array(${ids}))`)
    .orderBy(...orderOf(order))
}

function readCards(
  db: Db,
  schoolId: number,
  where: SQL | undefined,
  order: Order & Pick<CourseFilter, 'search'>,
  window: Window,
) {
  const hit = order.search && hitOf(order.search)
  return selectCards(db, schoolId, where, order, onPage(window), { hit })
}
export type FoundRow = Omit<Awaited<ReturnType<typeof readCards>>[number], 'all'>
export type CardRow = Omit<FoundRow, 'hit'>

/** Filter fields that exclude no course. */
const notNarrowing = new Set<string>([
  'newSince',
  'first',
  'sort',
  'order',
] satisfies (keyof CourseFilter)[])
const isNarrowed = (filter: CourseFilter) =>
  Object.entries(filter).some(([name, value]) => value !== undefined && !notNarrowing.has(name))

type AllKeys = OnPage<number> & { schoolId: number }
const allOf = (schoolId: SQLWrapper) =>
  sql<number>`(select ${tallied} from ${courseTallies} where ${eq(courseTallies.schoolId, schoolId)})`

const allCards = forEachShape(({ counted, ...order }: Order & { counted: boolean }) =>
  prepareQuery((db, { schoolId, skip, size }: Slots<AllKeys>) => {
    const all = counted ? allOf(schoolId) : undefined
    return selectCards(db, schoolId, listedIn(schoolId), order, { skip, size }, { all })
  }),
)

/**
 * Returns all courses of the school in one sort order. With `counted`, also returns their total.
 */
function readAll(
  db: Db,
  schoolId: number,
  { first, sort, order }: Order,
  window: Window,
  counted: boolean,
) {
  return allCards({ first, sort, order, counted })(db, { schoolId, ...onPage(window) })
}

/** Returns the first cards without the total, which the callers of this function do not need. */
export function firstCards(db: Db, schoolId: number, filter: CourseFilter, size: number) {
  const window = { page: 1, size }
  if (!isNarrowed(filter)) return readAll(db, schoolId, filter, window, false)
  return readCards(db, schoolId, matching(schoolId, filter), filter, window)
}

interface Others {
  userId: number
  /** Ids of further courses to exclude. */
  without: number[]
  /** True to restrict the result to subjects and kinds of the person's enrolled courses. */
  alike: boolean
}

/**
 * For each subject and kind of the enrolled courses, reads only the first courses. So each index
 * scan ends early.
 */
function firstAlike(
  db: Db,
  schoolId: number,
  userId: number,
  others: SQL | undefined,
  order: Order,
  size: number,
) {
  const first = db
    .select({ id: courses.id })
    .from(courses)
    .where(and(others, sql`courses.type_id = mine.type_id and courses.kind_id = mine.kind_id`))
    .orderBy(...orderOf(order))
    .limit(size)
  return sql`courses.id = any(array(
    select near.id from (
      select distinct c.type_id, c.kind_id from enrolments j
      join courses c on c.id = j.course_id where j.school_id = ${schoolId} and j.user_id = ${userId}) mine
    cross join lateral ${first} near))`
}

/** Returns the first cards without the person's enrolled courses. */
export function otherCards(
  db: Db,
  schoolId: number,
  filter: CourseFilter,
  { userId, without, alike }: Others,
  size: number,
) {
  const others = and(
    matching(schoolId, filter),
    sql`not exists (select 1 from enrolments j where j.user_id = ${userId} and j.course_id = courses.id)`,
    sql`courses.id <> all(${sql.param(without)}::bigint[])`,
  )
  const where = alike ? firstAlike(db, schoolId, userId, others, filter, size) : others
  return readCards(db, schoolId, where, filter, { page: 1, size })
}

export async function listCards(db: Db, schoolId: number, filter: CourseFilter, window: Window) {
  const reaches = (all: number) => (window.page - 1) * window.size < all
  if (!isNarrowed(filter)) {
    const rows = await readAll(db, schoolId, filter, window, true)
    // A page beyond the end has no row that contains the total, so the total is counted separately.
    return { rows, total: rows[0]?.all ?? (await countAll(db, schoolId)) }
  }
  const { where, total } = await narrow(db, schoolId, filter)
  return { rows: reaches(total) ? await readCards(db, schoolId, where, filter, window) : [], total }
}

/** Lists courses whose name has a word that differs from the search in one letter. */
export async function listAlike(
  db: Db,
  schoolId: number,
  filter: CourseFilter,
  alike: NameSearch[],
  window: Window,
) {
  const parts = alike.map((one) => one.parts.map((part) => `${schoolId}:${part}`).join('\n'))
  const patterns = alike.map((one) => one.patterns.join('\n'))
  const near = await db
    .selectDistinct({ id: courses.id })
    .from(
      sql`unnest(${sql.param(parts)}::text[], ${sql.param(patterns)}::text[]) as alike (parts, patterns)`,
    )
    .innerJoin(
      courses,
      and(
        matching(schoolId, filter),
        sql`course_name_parts(courses.school_id, courses.name_search) @> string_to_array(alike.parts, E'\n')`,
        sql`courses.name_search like all (string_to_array(alike.patterns, E'\n'))`,
      ),
    )
    .limit(countedMost)
  const found = near.map((row) => row.id)
  const where = sql`courses.id = any(${sql.param(found)}::bigint[])`
  return {
    rows: await readCards(db, schoolId, where, { ...filter, search: undefined }, window),
    total: found.length,
  }
}

/** Returns the number of publicly visible courses, and the time of the last change. */
export async function countListed(db: Db, schoolId: number) {
  const [row] = await db
    .select({
      courses: sql<number>`count(*)::int`,
      changedAt: sql<Date | null>`max(${courses.updatedAt})`.mapWith(courses.updatedAt),
    })
    .from(courses)
    .where(and(eq(courses.schoolId, schoolId), listed))
  return { courses: row?.courses ?? 0, changedAt: row?.changedAt ?? null }
}

/**
 * Lists a range of the courses that everybody can see. The oldest comes first, so that new courses
 * are added at the end.
 */
export function listListed(db: Db, schoolId: number, { skip, most }: RowRange) {
  return db
    .select({ id: courses.id, updatedAt: courses.updatedAt })
    .from(courses)
    .where(and(eq(courses.schoolId, schoolId), listed))
    .orderBy(asc(courses.id))
    .limit(most)
    .offset(skip)
}

/** Returns the data for a course's picture; undefined when visitors may not see the course. */
export async function findListed(db: Db, schoolId: number, courseId: number) {
  const [row] = await db
    .select({
      names: courses.names,
      pictureFileId: courses.pictureFileId,
      coverSeed: courses.coverSeed,
    })
    .from(courses)
    .where(and(eq(courses.schoolId, schoolId), eq(courses.id, courseId), listed))
  return row
}
