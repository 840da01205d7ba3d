import type { employment } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { searchPosts } from './actions.ts'
import { type Filters, filtersOf } from './plan.ts'
import * as present from './present.ts'

const withoutFilters: Omit<Filters, 'currency'> = {
  city: '',
  industry: '',
  position: '',
  nature: 0,
  degree: 0,
  salaryBand: 0,
  remote: 0,
  postedWithin: 0,
}

export const searchAnswers: SomeAnswers<typeof employment, 'searchPost' | 'jobSearch'> = {
  searchPost: async ({ content, page, size, sort, ...rest }, context) => {
    const filters = filtersOf(rest, context.school)
    const found = await searchPosts(context, { content, filters }, { page, size }, sort)
    return present.postsFound(found, filters, context)
  },
  jobSearch: async ({ content, page, size }, context) => {
    const filters = filtersOf(withoutFilters, context.school)
    const input = { content, filters }
    return present.suggestions(
      await searchPosts(context, input, { page, size }, 'relevance'),
      context,
    )
  },
}
