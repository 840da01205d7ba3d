import {
  type AimedAt,
  type CareerPathCard,
  type Competence,
  type Language,
  type PathPractice,
  pickText,
  type Texts,
} from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import { groupOf, nameOfCity, nameOfGroup, nameOfPosition } from '../resume/index.ts'
import type { SkillResult } from '../skills/index.ts'
import type { PlayNow } from '../practice/index.ts'
import type { PathCardRow, TrainingRow } from './queries.ts'
import type { PathRow } from './tables.ts'

export type View = Pick<Context, 'language' | 'school' | 'seal'>

/**
 * CNT-058: returns a text in the reader's language, otherwise the school's, otherwise the first
 * available.
 */
export const textIn = (texts: Texts, { language, school }: View) =>
  pickText(texts, language, school.defaultLanguage)

const directionOf = (position: string, language: Language) =>
  nameOfGroup(groupOf(position) ?? '', language)

function heading({ code, position, names, summaries }: PathRow, view: View) {
  return {
    pathCode: code,
    name: textIn(names, view),
    summary: textIn(summaries, view),
    directionName: directionOf(position, view.language),
    position,
    positionName: nameOfPosition(position, view.language),
  }
}

/** Returns the common part of both calls of a path; `extend` contains its links (CNT-057). */
export const road = (path: PathRow, view: View) => ({
  ...heading(path, view),
  extend: path.links.map(({ name, url }) => ({ name, url })),
})

export const pathCard = (
  { path, stages, courses }: PathCardRow,
  posts: number,
  view: View,
): CareerPathCard => ({ ...heading(path, view), stages, courses, posts })

interface Intention {
  id: string
  positionCode: string
  positionName: string
  city: string
}

export const aimedAt = (
  { id, positionCode, positionName, city }: Intention,
  pathCode: string | null,
  { language }: View,
): AimedAt => ({
  positionId: id,
  position: positionCode,
  positionName: positionName || nameOfPosition(positionCode, language),
  city,
  cityName: nameOfCity(city, language),
  pathCode,
})

export const competence = ({
  code,
  name,
  required,
  level,
  state,
  evidence,
}: SkillResult): Competence => ({
  code,
  name,
  required,
  level,
  state,
  evidence: [...evidence],
})

export function training(row: TrainingRow, view: View): PathPractice {
  const { id, names, joined, finished, task_number: number, task_title: title } = row
  return {
    type: 'training',
    sign: view.seal('training', id),
    name: textIn(names, view),
    state: finished ? 'finished' : joined ? 'owned' : 'open',
    task: number === null || title === null ? null : { number, title },
    percent: null,
    given: null,
  }
}

/** CNT-136: returns a practice of a path with the person's progress. */
export function play({ practice, state, percent, given }: PlayNow, view: View): PathPractice {
  return {
    type: 'practice',
    sign: practice.code,
    name: practice.titles[view.language],
    state,
    task: null,
    percent,
    given: given && {
      sign: view.seal('practiceAssignment', given.id),
      courseName: textIn(given.names, view),
      dueAt: given.ownDue?.toISOString() ?? null,
    },
  }
}
