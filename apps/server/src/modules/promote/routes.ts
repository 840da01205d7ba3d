import { type PathCourse, promote, roadPostsMost } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { found } from '../../platform/refusal.ts'
import { playsNow } from '../practice/index.ts'
import { countByPosition, listOfPosition, postCard } from '../employment/index.ts'
import { findResume, nameOfCity, nameOfPosition } from '../resume/index.ts'
import { cardsOf, courseCard, shownSkills } from '../skills/index.ts'
import { keepingAnswers } from './keeping/routes.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

type Asked = Context<never, User>

/** CNT-067: lists the job intentions of the person's resume. */
async function listIntentions({ db, school, actor }: Asked) {
  const resume = await findResume(db, { schoolId: school.id, userId: actor.userId })
  return resume?.content.sections.intention ?? []
}

/**
 * CNT-058: returns the published path with this code; without a code, that of the intended
 * position.
 */
async function choosePath(context: Asked, pathCode: string) {
  const rows = await queries.listPublished(context.db, context.school.id)
  const paths = rows.map(({ path }) => path)
  const intentions = await listIntentions(context)
  const path =
    pathCode === ''
      ? rules.chosenPath(paths, intentions)
      : paths.find(({ code }) => code === pathCode)
  return { path: found(path), intentions }
}

/** Returns a path, its stages and the caller's evidence of their competences. */
async function readRoad(context: Asked, pathCode: string) {
  const { path } = await choosePath(context, pathCode)
  const stages = await queries.listStages(context.db, context.school.id, path.id)
  const shown = await shownSkills(
    context,
    context.actor.userId,
    stages.map(({ skills }) => skills),
  )
  return { path, stages: stages.map((stage, at) => ({ ...stage, shown: shown[at] ?? [] })) }
}

export const promoteRoutes = answer(promote, {
  processNormTotal: async ({ pathCode }, context) => {
    const { path, stages } = await readRoad(context, pathCode)
    return {
      ...present.road(path, context),
      ...rules.countMet(stages.flatMap(({ shown }) => shown)),
      stages: stages.map(({ titles, shown }) => ({
        title: present.textIn(titles, context),
        ...rules.countMet(shown),
        competences: shown.map(present.competence),
      })),
    }
  },
  processCourseLine: async ({ pathCode }, context) => {
    const { db, school, actor } = context
    const { path, stages } = await readRoad(context, pathCode)
    const ids = [...new Set(stages.flatMap(({ courseIds }) => courseIds))]
    const trainingIds = stages.flatMap(({ trainingId }) => trainingId ?? [])
    const cards = await cardsOf(context, ids)
    const states = await queries.findStates(db, actor.userId, ids)
    const student = { schoolId: school.id, userId: actor.userId }
    const trainings = new Map(
      (await queries.listTrainings(db, student, trainingIds)).map((row) => [
        row.id,
        present.training(row, context),
      ]),
    )
    const plays = await playsNow(
      context,
      stages.map(({ practiceKind: kind, practice: code }) => (kind ? { kind, code } : null)),
    )
    const line = stages.map(({ titles, courseIds, trainingId }, at) => ({
      title: present.textIn(titles, context),
      // Courses that are no longer listed are omitted.
      courses: courseIds.flatMap((id): PathCourse[] => {
        const card = cards.get(id)
        return card ? [{ course: courseCard(card, context), state: states.get(id) ?? 'open' }] : []
      }),
      practices: [
        trainingId === null ? [] : (trainings.get(trainingId) ?? []),
        plays[at] ? present.play(plays[at], context) : [],
      ].flat(),
    }))
    const current = rules.currentStage(
      line.map(({ courses, practices }, at) => ({
        skills: stages[at]?.shown ?? [],
        states: [...courses, ...practices].map(({ state }) => state),
      })),
    )
    return {
      ...present.road(path, context),
      stages: line,
      current,
      nextCourse: rules.nextOf(
        line.map(({ courses }) => courses),
        current,
      ),
      nextPractice: rules.nextOf(
        line.map(({ practices }) => practices),
        current,
      ),
    }
  },
  intendedInfo: async (_, context) => {
    const { db, school, now } = context
    const rows = await queries.listPublished(db, school.id)
    const paths = rows.map(({ path }) => path)
    const intentions = await listIntentions(context)
    const positions = [...new Set(paths.map(({ position }) => position))]
    const counts = await countByPosition(db, school.id, { positions, city: '' }, now)
    const postsOf = new Map(counts.map(({ position, posts }) => [position, posts]))
    return {
      intentions: intentions.map((one) => {
        const path = rules.pathFor(paths, one.positionCode)
        return present.aimedAt(one, path?.code ?? null, context)
      }),
      paths: rows.map((row) => present.pathCard(row, postsOf.get(row.path.position) ?? 0, context)),
      chosen: rules.chosenPath(paths, intentions)?.code ?? null,
    }
  },
  pathVacancies: async ({ pathCode }, context) => {
    const { db, school, language, now } = context
    const { path, intentions } = await choosePath(context, pathCode)
    const { position } = path
    const city = intentions.find(({ positionCode }) => positionCode === position)?.city ?? ''
    const [count] = await countByPosition(db, school.id, { positions: [position], city }, now)
    const rows = await listOfPosition(db, school.id, { position, city }, roadPostsMost, now)
    return {
      position,
      positionName: nameOfPosition(position, language),
      posts: count?.posts ?? 0,
      city,
      cityName: nameOfCity(city, language),
      postsInCity: city === '' ? 0 : (count?.inCity ?? 0),
      list: rows.map((row) => postCard(row, context)),
    }
  },
  ...keepingAnswers,
})
