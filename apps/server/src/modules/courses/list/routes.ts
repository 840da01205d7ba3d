import {
  choicesIn,
  choicesOf,
  courseFacts,
  type courses,
  type FilterFact,
  eachFact,
  filterFacts,
  foldLetters,
  type ParsedOf,
} from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { isOwnSign, listBanners } from '../../schools/index.ts'
import { viewOf } from '../present.ts'
import { courseIdsIn } from './actions.ts'
import * as numbers from '../tallies/queries.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { courseKinds, nameSearch, newSince, searchesAlike } from './rules.ts'

async function cards(context: Context, filter: Partial<queries.CourseFilter>, size: number) {
  const rows = await queries.firstCards(
    context.db,
    context.school.id,
    { newSince: newSince(context.now), sort: 'learners', order: 'desc', ...filter },
    size,
  )
  return rows.map((row) => present.card(row, viewOf(context)))
}

/**
 * Returns recommendations: first by subject and kind of the enrolled courses, then the courses of
 * the school. Enrolled courses are left out.
 */
async function personalCards(context: Context, userId: number, size: number) {
  const { db, school, now } = context
  const filter = { newSince: newSince(now), sort: 'learners', order: 'desc' } as const
  const near = await queries.otherCards(
    db,
    school.id,
    filter,
    { userId, without: [], alike: true },
    size,
  )
  const without = near.map((row) => row.id)
  const others =
    near.length === size
      ? []
      : await queries.otherCards(
          db,
          school.id,
          { ...filter, first: 'recommended' },
          { userId, without, alike: false },
          size - near.length,
        )
  return [...near, ...others].map((row) => present.card(row, viewOf(context)))
}

/**
 * CRS-126, CRS-217: searches names, teachers and lessons exactly; without a result, searches names
 * with typing errors.
 */
async function search(
  context: Context,
  text: string,
  narrowed: Omit<queries.CourseFilter, 'newSince' | 'search'>,
  window: queries.Window,
) {
  const { db, school, now } = context
  const filter = { ...narrowed, search: nameSearch(text), newSince: newSince(now) }
  const found = await queries.listCards(db, school.id, filter, window)
  if (found.total > 0) return found
  const typed = foldLetters(text)
  if (typed !== text) return search(context, typed, narrowed, window)
  const alike = searchesAlike(text)
  return alike.length === 0 ? found : queries.listAlike(db, school.id, filter, alike, window)
}

const isOwnSchool = ({ school, seal }: Context, sign: string) =>
  isOwnSign(sign, seal('school', school.id))

/** Returns the courses that the school's slides link to, in the order of the slides. */
async function slideCourses(context: Context) {
  const slides = await listBanners(context.db, context.school.id)
  const ids = courseIdsIn(
    slides.map(({ url }) => url),
    context.open,
  )
  const rows = ids.length === 0 ? [] : await cards(context, { ids }, ids.length)
  const placeOf = new Map(ids.map((id, place) => [context.seal('course', id), place]))
  return rows.toSorted((a, b) => (placeOf.get(a.sign) ?? 0) - (placeOf.get(b.sign) ?? 0))
}

/** Returns undefined if no fact limits the list. Such a list counts as the whole list. */
function factFilterOf(input: ParsedOf<typeof courses.courseList>): queries.FactFilter | undefined {
  const listOf = (name: FilterFact) => input[courseFacts[name].wire]
  const given = filterFacts.filter((name) => listOf(name) !== undefined)
  if (given.length === 0) return undefined
  return eachFact<queries.FactFilter, FilterFact>(given, (name) => [
    name,
    choicesIn(name, listOf(name)),
  ])
}

/** Returns how many listed courses have each choice of a fact. */
async function countsOf<Name extends FilterFact>({ db, school }: Context, name: Name) {
  const counts = await numbers.countByChoice(db, school.id, name)
  return choicesOf[name].map((choice) => ({
    choice,
    count: counts.find((one) => one.choice === choice)?.courses ?? 0,
  }))
}

/** Lists of courses and their filters. */
export const listAnswers: SomeAnswers<
  typeof courses,
  | 'courseList'
  | 'courseSearchList'
  | 'courseKindList'
  | 'courseLanguageList'
  | 'coursesByKind'
  | 'recommendedCourses'
  | 'homeRecommended'
  | 'chosenCourses'
  | 'selfStudyCourses'
  | 'sliderCourse'
  | 'schoolCourses'
  | 'courseTypeThreeList'
> = {
  courseList: async (input, context) => {
    const { courseName, isFree, hotType, courseKindId, courseTypeSign, page, size } = input
    const filter = {
      free: isFree === undefined ? undefined : isFree === 1,
      hot: hotType,
      kindId: courseKindId,
      type: input.type,
      choices: factFilterOf(input),
      typeId: courseTypeSign === undefined ? undefined : context.open('courseType', courseTypeSign),
      sort: input.sort,
      order: input.order,
    }
    const { rows, total } = await search(context, courseName, filter, { page, size })
    return { list: rows.map((row) => present.found(row, viewOf(context))), total }
  },
  courseSearchList: async ({ courseName, page, size }, context) => {
    const filter = { sort: 'learners', order: 'desc' } as const
    const { rows, total } = await search(context, courseName, filter, { page, size })
    return { list: rows.map((row) => present.found(row, viewOf(context))), total }
  },
  courseKindList: async (_, { db, school, language }) => {
    const counts = await numbers.countByKind(db, school.id)
    return courseKinds.map(({ id, names }) => ({
      id,
      name: names[language],
      courses: counts.find((count) => count.kindId === id)?.courses ?? 0,
    }))
  },
  courseLanguageList: async (_, context) =>
    (await countsOf(context, 'language')).map(({ choice, count }) => ({
      language: choice,
      courses: count,
    })),
  coursesByKind: ({ courseKindId, size }, context) =>
    cards(context, { kindId: courseKindId }, size),
  recommendedCourses: ({ size }, context) => cards(context, { first: 'recommended' }, size),
  homeRecommended: ({ size }, context) =>
    context.actor.kind === 'visitor'
      ? cards(context, { first: 'recommended' }, size)
      : personalCards(context, context.actor.userId, size),
  selfStudyCourses: ({ size }, context) => cards(context, { free: true }, size),
  chosenCourses: ({ size }, context) => cards(context, { first: 'featured', sort: 'time' }, size),
  sliderCourse: ({ sign }, context) =>
    isOwnSchool(context, sign) ? slideCourses(context) : Promise.resolve([]),
  schoolCourses: async ({ sign, page, size }, context) => {
    if (!isOwnSchool(context, sign)) return { list: [], total: 0 }
    const filter = { newSince: newSince(context.now), sort: 'time', order: 'desc' } as const
    const window = { page, size }
    const { rows, total } = await queries.listCards(context.db, context.school.id, filter, window)
    return { list: rows.map((row) => present.card(row, viewOf(context))), total }
  },
  courseTypeThreeList: async (_, context) => {
    const rows = await numbers.listTypes(context.db, context.school.id)
    const counts = await numbers.countByType(context.db, context.school.id)
    return present.typeTree(rows, counts, viewOf(context))
  },
}
