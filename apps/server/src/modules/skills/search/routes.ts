import { type skills, evidenceLevels } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import {
  filtersOf,
  postsFound,
  searchInOrder,
  searchPosts,
  type Able,
  skillTerm,
} from '../../employment/index.ts'
import { findSeeker, wantedOf } from '../actions.ts'
import { byMatch, matchOf, saysEnough, type Seeker } from '../match/rules.ts'
import type { SkillBook } from '../../resume/index.ts'

/** JOB-113: returns the inputs of `meets` for a database search. */
function ableOf({ evidence, degree, months }: Seeker, { namesOf }: SkillBook): Able {
  const skills = Array.from(evidence).flatMap(([code, shown]) => {
    const level = Math.max(0, ...shown.map(({ kind }) => evidenceLevels[kind]))
    return namesOf(code).map((name) => ({ term: skillTerm(name), level }))
  })
  return { skills, degree, years: months === null ? null : Math.floor(months / 12) }
}

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
