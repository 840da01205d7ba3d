import {
  choicesIn,
  choicesOf,
  choicesPattern,
  courseFacts,
  type courses,
  eachFact,
  type FactChoice,
  type FactWire,
  type FilterFact,
  filterFacts,
  type InputOf,
} from '@titian/contract'
import type { Words } from '@titian/site'

type ListInput = InputOf<typeof courses.courseList>

export const hotTypes = ['new', 'featured', 'popular'] as const
export const sortings = [
  { id: 'newest', sort: 'time', order: 'desc' },
  { id: 'learners', sort: 'learners', order: 'desc' },
  { id: 'rating', sort: 'rating', order: 'desc' },
  { id: 'cheapest', sort: 'price', order: 'asc' },
  { id: 'dearest', sort: 'price', order: 'desc' },
  { id: 'oldest', sort: 'time', order: 'asc' },
] as const
export type SortingId = (typeof sortings)[number]['id']

/** CRS-008: the search parameters of the list; a filter that is not set is absent. */
export interface ListFilter extends Pick<
  ListInput,
  'courseName' | FactWire<FilterFact> | 'hotType' | 'courseTypeSign' | 'sort' | 'order'
> {
  isFree?: '0' | '1'
  courseKindId?: string
  /** CRS-017: `1` means courses that give credit, `2` all other courses. */
  type?: '1' | '2'
}

/** CRS-022: the tabs of a course that the address may name. */
export const courseTabs = [
  'intro',
  'contents',
  'materials',
  'homework',
  'exam',
  'practical',
  'data',
  'questions',
  'reviews',
  'teacher',
] as const
export type CourseTab = (typeof courseTabs)[number]

export const pageSize = 12

const oneOf =
  <Value extends string>(...values: Value[]) =>
  (text: string) =>
    values.find((value) => value === text)
const upTo = (length: number) => (text: string) => text.trim().slice(0, length) || undefined

type Reader = (text: string) => string | undefined

const choiceReaders = eachFact<Record<FactWire<FilterFact>, Reader>, FilterFact>(
  filterFacts,
  (name) => {
    const pattern = choicesPattern(name)
    return [courseFacts[name].wire, (text: string) => (pattern.test(text) ? text : undefined)]
  },
)

const readers: { [Name in keyof ListFilter]-?: (text: string) => ListFilter[Name] } = {
  courseName: upTo(60),
  isFree: oneOf('0', '1'),
  hotType: oneOf(...hotTypes),
  courseKindId: (text) => (/^\d{1,6}$/.test(text) ? text : undefined),
  type: oneOf('1', '2'),
  ...choiceReaders,
  courseTypeSign: upTo(200),
  sort: oneOf('time', 'price', 'learners', 'rating'),
  order: oneOf('asc', 'desc'),
}

const filterNames = Object.keys(readers) as (keyof ListFilter)[]

/** Reads the address; unknown values are ignored. */
export function readFilter(search: Words<ListFilter & { page?: string }>): {
  filter: ListFilter
  page: number
} {
  const filter: Record<string, string> = {}
  for (const name of filterNames) {
    const text = search[name]
    const value = text === undefined ? undefined : readers[name](text)
    if (value !== undefined) filter[name] = value
  }
  const page = Number(search.page)
  return { filter, page: Number.isInteger(page) && page > 0 ? page : 1 }
}

/**
 * Returns the input of the call for one page. It must equal the input of the server's first data
 * for the same address.
 */
export function listInput(filter: ListFilter, page: number): ListInput {
  return { ...filter, page, size: pageSize }
}

export function sortingOf({ sort = 'time', order = 'desc' }: ListFilter): SortingId {
  return sortings.find((one) => one.sort === sort && one.order === order)?.id ?? 'newest'
}

/**
 * Returns the filter after a click on one choice of a fact: the choice is added, or removed if the
 * filter has it.
 */
export function toggleChoice<Name extends FilterFact>(
  filter: ListFilter,
  name: Name,
  choice: FactChoice<Name>,
): ListFilter {
  const { wire } = courseFacts[name]
  const chosen = new Set<string>(choicesIn(name, filter[wire]))
  const next = choicesOf[name].filter((one) => chosen.has(one) !== (one === choice))
  return { ...filter, [wire]: next.join(',') || undefined }
}

/** Returns the change that removes one value of a filter. The other choices of a fact stay. */
export function withoutValue(
  filter: ListFilter,
  name: keyof ListFilter,
  value?: string,
): ListFilter {
  const fact = filterFacts.find((one) => courseFacts[one].wire === name)
  if (!fact) return { [name]: undefined }
  const others = choicesIn(fact, filter[name]).filter((choice) => choice !== value)
  return { ...filter, [name]: others.join(',') || undefined }
}

/** Returns the filter without the order of the list. */
export function narrowing({
  sort: _sort,
  order: _order,
  ...filter
}: ListFilter): Omit<ListFilter, 'sort' | 'order'> {
  return filter
}

/**
 * FRM-438: returns the number of courses of a choice. If another filter is set, returns nothing,
 * because the number would include hidden courses.
 */
export function countBeside(
  filter: ListFilter,
  own: keyof ListFilter,
  count: number,
): number | undefined {
  const others = Object.entries(narrowing(filter)).filter(
    ([name, value]) => name !== own && value !== undefined,
  )
  return others.length === 0 ? count : undefined
}
