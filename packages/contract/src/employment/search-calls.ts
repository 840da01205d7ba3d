import { z } from 'zod'
import { salaryBands, salaryCurrencies } from '../resume/rules.ts'
import { call } from '../wire/call.ts'
import { flag, listOf, page, size } from '../wire/fields.ts'
import { postedWithinDays, postSorts, searchTextMost } from './search-rules.ts'
import { postCard } from './shapes.ts'

const content = z.string().trim().max(searchTextMost).default('')
const code = z.string().trim().max(40).default('')
const upTo = (most: number) => z.coerce.number().int().min(0).max(most).default(0)

/** A choice of a filter, with the number of posts that remain with this choice. */
const facet = z.object({ code: z.string(), name: z.string(), count: z.number().int() })
export type PostFacet = z.output<typeof facet>

export const postsFound = listOf(postCard).extend({
  /**
   * JOB-080: whether more posts match than were counted; then `total` and the counts are minimum
   * numbers.
   */
  more: z.boolean(),
  /** JOB-052: the number of posts that match in everything but the currency of the salary. */
  otherCurrencies: z.number().int(),
  facets: z.object({
    /** Countries, states and cities; a state comes before its cities. */
    cities: z.array(facet),
    positions: z.array(facet),
    industries: z.array(facet),
    natures: z.array(facet),
    degrees: z.array(facet),
    remote: z.number().int(),
  }),
})
export type PostsFound = z.output<typeof postsFound>

const suggestedPost = z.object({
  positionId: z.string(),
  title: z.string(),
  companyName: z.string(),
  cityName: z.string(),
})

/** JOB-037: empty values do not filter. */
export const searchedPosts = z.object({
  content,
  /** The code of a country, a state or a city. */
  city: code,
  industry: code,
  position: code,
  /** 1 internship, 2 full-time, 3 both; posts for both also match 1 and 2. */
  nature: upTo(3),
  /** Posts that require at most this degree. */
  degree: upTo(7),
  /** JOB-009: the number of a salary range; a post matches if its range overlaps this one. */
  salaryBand: upTo(salaryBands.length - 1),
  /** The currency of the range; by default that of the school. */
  currency: z.enum(salaryCurrencies).optional(),
  remote: flag.default(0),
  postedWithin: z.coerce
    .number()
    .pipe(z.literal([...postedWithinDays]))
    .default(0),
  sort: z.enum(postSorts).default('relevance'),
  page,
  size: size(8, 50),
})

/** JOB-006, JOB-007: the same search by GET and by POST. */
export const employmentSearchCalls = {
  searchPost: call({
    id: 'CALL-258',
    method: 'GET',
    path: '/employment/searchPost',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: searchedPosts,
    data: postsFound,
  }),
  jobSearch: call({
    id: 'CALL-040',
    method: 'POST',
    path: '/employment/jobSearch',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: z.object({ content, page, size: size(8, 50) }),
    data: listOf(suggestedPost),
  }),
}
