import { type PersonCourse, type PersonWork, pickText } from '@titian/contract'
import type { viewOf } from '../../courses/index.ts'
import { points } from '../../exams/index.ts'
import type { PersonCourseEntry, PersonWorkEntry } from './queries.ts'

type View = Pick<ReturnType<typeof viewOf>, 'language' | 'fallback' | 'seal'>

const isoOf = (moment: string) => new Date(moment).toISOString()

export function personCourse(row: PersonCourseEntry, view: View): PersonCourse {
  const { lessonsDone, lessons, handedIn, handedInOf, studyStatus } = row
  return {
    sign: view.seal('course', row.id),
    courseName: pickText(row.names, view.language, view.fallback),
    joinedAt: isoOf(row.joinedAt),
    lastStudyAt: row.lastStudyAt === null ? null : isoOf(row.lastStudyAt),
    lessonsDone,
    lessons,
    handedIn,
    handedInOf,
    studyStatus,
  }
}

export function personWork(row: PersonWorkEntry, view: View): PersonWork {
  const { kind, title } = row
  return {
    kind,
    sign: view.seal(kind === 'paper' ? 'attempt' : 'handIn', row.id),
    title,
    courseName: pickText(row.names, view.language, view.fallback),
    handedInAt: isoOf(row.handedInAt),
    score: row.score === null ? null : points(row.score),
    totalScore: points(row.total),
  }
}
