import { matchCoursesMost, skills, wrongField } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, Refusal } from '../../platform/refusal.ts'
import { getCourseFor, mayEditContent } from '../courses/index.ts'
import { assertKeeps, getKept, getPost } from '../employment/index.ts'
import { skillBook } from '../resume/index.ts'
import * as actions from './actions.ts'
import { eachOnce, matchOf } from './match/rules.ts'
import * as present from './present.ts'
import { matchingAnswers } from './search/routes.ts'
import { skillSheetAnswers } from './imports/routes.ts'
import { taxonomyAnswers } from './taxonomy/routes.ts'
import { findPinned, findPostCourse, listCourseSkills } from './queries.ts'

/** Returns the course, for people who may write its content (JOB-120). */
async function courseToEdit({ db, school, actor, open }: Context<never, User>, sign: string) {
  const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
  return mayEditContent(actor, course, course.teaches) ? course : refusal('noPermission')
}

/**
 * Returns the id of a post of the school, including drafts, for people who edit posts (JOB-121).
 */
async function postToKeep({ db, school, actor, open }: Context<never, User>, sign: string) {
  assertKeeps(actor, school.id)
  return (await getKept(db, school.id, open('jobPost', sign))).post.id
}

export const skillRoutes = answer(skills, {
  matchPost: async ({ positionId }, context) => {
    const { db, school, actor, open, now } = context
    const post = await getPost(db, school.id, open('jobPost', positionId), now)
    const { book, ...result } = await actions.match(context, actor.userId, post)
    const ranked = await actions.coursesFor(context, actor.userId, result.skills, matchCoursesMost)
    const pinnedId = await findPostCourse(db, post.post.id)
    const ids = ranked.map(({ courseId }) => courseId)
    const cards = await actions.cardsOf(context, pinnedId === undefined ? ids : [...ids, pinnedId])
    return present.postMatch(result, ranked, cards, pinnedId, { ...context, book })
  },
  ...matchingAnswers,
  ...taxonomyAnswers,
  ...skillSheetAnswers,
  promoteCourse: async ({ positionId }, context) => {
    const { db, school, actor, open, now } = context
    const post = await getPost(db, school.id, open('jobPost', positionId), now)
    const userId = actor.kind === 'user' ? actor.userId : 0
    const chosen = await findPostCourse(db, post.post.id)
    const firstOf = async () => {
      const { skills: results } =
        actor.kind === 'user'
          ? await actions.match(context, userId, post)
          : matchOf(actions.nobody, actions.wantedOf(post, await skillBook(db, school.id)))
      return (await actions.coursesFor(context, userId, results, 1))[0]?.courseId
    }
    // A course that is no longer listed is skipped.
    for (const find of [async () => chosen, firstOf]) {
      const courseId = await find()
      const card = courseId && (await actions.cardsOf(context, [courseId])).get(courseId)
      if (card) return present.courseCard(card, context)
    }
    return null
  },
  postCourse: async ({ positionId }, context) => {
    const postId = await postToKeep(context, positionId)
    return present.pinnedCourse(await findPinned(context.db, postId), context)
  },
  pinPostCourse: async ({ positionId, courseIdSign }, context) => {
    const postId = await postToKeep(context, positionId)
    const refused = await actions.pin(context, postId, courseIdSign)
    if (refused) return refused
    return present.pinnedCourse(await findPinned(context.db, postId), context)
  },
  listSkills: async (_, { db, school, language }) =>
    (await skillBook(db, school.id)).offered.map(({ code, names, aliases }) => ({
      code,
      name: names[language],
      words: [...Object.values(names), ...aliases],
    })),
  courseSkills: async ({ courseIdSign }, context) => {
    const course = await courseToEdit(context, courseIdSign)
    if (course instanceof Refusal) return course
    return listCourseSkills(context.db, { schoolId: context.school.id, courseId: course.id })
  },
  saveCourseSkills: async ({ courseIdSign, seen, skills: list }, context) => {
    const course = await courseToEdit(context, courseIdSign)
    if (course instanceof Refusal) return course
    const book = await skillBook(context.db, context.school.id)
    const unknown = list.findIndex(({ code }) => !book.findSkill(code))
    if (unknown >= 0)
      return refusal('invalidInput', {
        fields: wrongField(`skills.${unknown}.code`, context.language),
      })
    // The form may be older than a merge of skills, so each merged skill is replaced by the
    // remaining one.
    const currentOf = (skills: typeof list) =>
      eachOnce(skills.map((one) => ({ ...one, code: book.currentOf(one.code) })))
    const lists = [currentOf(seen), currentOf(list)] as const
    const { saved, list: newest } = await actions.saveCourseSkills(context, course.id, ...lists)
    return saved
      ? { skills: newest }
      : context.refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer: newest } })
  },
})
