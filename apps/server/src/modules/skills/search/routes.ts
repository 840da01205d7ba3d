import type { skills } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { filtersOf, postsFound, searchInOrder, searchPosts } from '../../employment/index.ts'
import { findSeeker, wantedOf } from '../actions.ts'
import { byMatch, matchOf, saysEnough } from '../match/rules.ts'
import { ableOf } from './rules.ts'

type Post = Parameters<typeof wantedOf>[0]['post'] & { id: number }

export const matchingAnswers: SomeAnswers<typeof skills, 'searchMatching'> = {
  searchMatching: async ({ content, page, size, sort, meets, ...rest }, context) => {
    const { actor, school } = context
    const filters = filtersOf(rest, school)
    const { seeker, book } = await findSeeker(context, actor.userId)
    const isResumeEnough = saysEnough(seeker)
    const scoreOf = (post: Post) => matchOf(seeker, wantedOf({ post }, book)).score
    const asked = {
      content,
      filters,
      ...(meets && isResumeEnough && { able: ableOf(seeker, book) }),
    }
    const window = { page, size }
    const found =
      sort === 'match' && isResumeEnough
        ? await searchInOrder(context, asked, window, (posts) =>
            byMatch(posts, scoreOf).map(({ id }) => id),
          )
        : await searchPosts(context, asked, window, sort === 'match' ? 'relevance' : sort)
    const shown = postsFound(found, filters, context)
    const scores = found.posts.map(({ post }) => (isResumeEnough ? scoreOf(post) : null))
    const list = shown.list.map((card, at) => ({ ...card, score: scores[at] ?? null }))
    return { ...shown, list, isResumeEnough }
  },
}
