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

/**
 * JOB-113: with the filter `meets`, a search returns only posts whose requirements the student
 * meets. Returns the student's skills, degree and years of work in the form that the search
 * compares. A post may call a skill by any of its names, so each name is returned with the level
 * that the student has shown.
 */
function abilitiesOf({ evidence, degree, months }: Seeker, { namesOf }: SkillBook): Able {
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
    // JOB-115: with too little data, a match would be arbitrary, so the search ignores it.
    const isResumeEnough = saysEnough(seeker)
    const scoreOf = (post: Post) => matchOf(seeker, wantedOf({ post }, book)).score
    const search = {
      content,
      filters,
      ...(meets && isResumeEnough && { able: abilitiesOf(seeker, book) }),
    }
    const window = { page, size }
    // The match of a post depends on the student, so the database cannot sort by it.
    const found =
      sort === 'match' && isResumeEnough
        ? await searchInOrder(context, search, window, (posts) =>
            byMatch(posts, scoreOf).map(({ id }) => id),
          )
        : await searchPosts(context, search, window, sort === 'match' ? 'relevance' : sort)
    const response = postsFound(found, filters, context)
    const scores = found.posts.map(({ post }) => (isResumeEnough ? scoreOf(post) : null))
    const list = response.list.map((card, at) => ({ ...card, score: scores[at] ?? null }))
    return { ...response, list, isResumeEnough }
  },
}
