import {
  type CalendarDate,
  type CompletedCourse,
  type CourseEarned,
  type LearningTask,
  type WithdrawnCourse,
  type PersonalProgress,
  pickText,
  type StudyAnalysis,
  studyRules,
  type Texts,
  type WatchedLesson,
} from '@titian/contract'
import type { viewOf } from '../courses/index.ts'
import { passedOf, percentOf, points } from '../exams/index.ts'
import { outcomeOf, type ResultRow } from '../grades/index.ts'
import type {
  CompletedRow,
  EarnedRow,
  ExamResult,
  Face,
  getNumbers,
  MarkedPaper,
  StudiedCourse,
  WatchedLessonRow,
} from './queries.ts'
import type { DateOf, Task } from './sources/queries.ts'

type View = Pick<ReturnType<typeof viewOf>, 'language' | 'fallback' | 'seal' | 'picture'>

const textOf = (texts: Texts, { language, fallback }: View) => pickText(texts, language, fallback)

function faceOf({ courseId, names, pictureFileId, coverSeed }: Face, view: View) {
  return {
    courseSign: view.seal('course', courseId),
    courseName: textOf(names, view),
    coursePicture: view.picture(pictureFileId),
    coverSeed,
  }
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
const oneDecimal = (value: number) => Math.round(value * 10) / 10

/** The results of one student by course; a course without graded work has no row. */
export type Results = ReadonlyMap<number, ResultRow>

export const resultsByCourse = (rows: ResultRow[]): Results =>
  new Map(rows.map((row) => [row.courseId, row]))

export function numbers(
  { rows, seconds }: Awaited<ReturnType<typeof getNumbers>>,
  results: Results,
  trainings: { inProgress: number; completed: number },
): PersonalProgress {
  const plain = rows.filter(({ training }) => !training)
  const plainCompleted = plain.filter(({ status }) => status === studyRules.studyStatus.completed)
  const completed = rows.filter(({ status }) => status === studyRules.studyStatus.completed)
  const earning = completed.filter(({ courseId }) => outcomeOf(results.get(courseId)).passed)
  return {
    coursesInProgress: plain.length - plainCompleted.length,
    coursesCompleted: plainCompleted.length,
    trainingsInProgress: trainings.inProgress,
    trainingsCompleted: trainings.completed,
    credits: sum(earning.map(({ credit }) => credit)),
    creditsOffered: sum(rows.map(({ credit }) => credit)),
    hours: oneDecimal(seconds / 3600),
  }
}

const watchedShareOf = (seconds: number, duration: number) =>
  duration > 0 ? Math.min(1, seconds / duration) : 0

export function watchedLesson(row: WatchedLessonRow, view: View): WatchedLesson {
  const duration = row.duration ?? 0
  return {
    ...faceOf(row, view),
    videoSign: view.seal('lesson', row.lessonId),
    videoTitle: textOf(row.titles, view),
    position: row.position,
    duration,
    watchedShare: watchedShareOf(row.watchedSeconds, duration),
    done: row.done,
    watchedAt: row.watchedAt.toISOString(),
  }
}

const courseOf = (
  { courseId, courseNames }: Pick<Task, 'courseId' | 'courseNames'>,
  view: View,
) => ({
  courseSign: view.seal('course', courseId),
  courseName: textOf(courseNames, view),
})

export function task(row: Task, view: View): LearningTask {
  return {
    kind: row.kind,
    sign: view.seal(row.signKind, row.id),
    name: row.name,
    ...courseOf(row, view),
    endTime: row.endTime?.toISOString() ?? null,
    minutes: row.minutes,
    begun: row.begun,
  }
}

export function date(row: DateOf, view: View): CalendarDate {
  return {
    kind: row.what,
    of: row.kind,
    sign: view.seal(row.signKind, row.id),
    trainingSign: row.trainingId === null ? null : view.seal('training', row.trainingId),
    name: row.names ? textOf(row.names, view) : row.name,
    ...courseOf(row, view),
    at: row.at.toISOString(),
  }
}

export function completedCourse(row: CompletedRow, results: Results, view: View): CompletedCourse {
  const { passed, waits, result, standing } = outcomeOf(results.get(row.courseId))
  return {
    ...faceOf(row, view),
    credit: row.credit,
    earned: passed,
    waits,
    result,
    standing,
    completedAt: row.completedAt?.toISOString() ?? '',
  }
}

export function courseEarned(
  row: EarnedRow,
  { results, exams }: { results: Results; exams: ExamResult[] },
  view: View,
): CourseEarned {
  return {
    ...completedCourse(row, results, view),
    joinedAt: row.joinedAt.toISOString(),
    lessons: row.lessons,
    seconds: Math.round(row.seconds),
    exams: exams.map(({ id, name, score, total }) => ({
      sign: view.seal('examination', Number(id)),
      name,
      score: score === null ? null : points(Number(score)),
      total: points(Number(total)),
    })),
  }
}

export function leftCourse(row: Face & { leftAt: Date }, view: View): WithdrawnCourse {
  return { ...faceOf(row, view), leftAt: row.leftAt.toISOString() }
}

export function analysis(
  courses: StudiedCourse[],
  papers: MarkedPaper[],
  view: View,
): StudyAnalysis {
  return {
    courses: courses.map(({ id, names, completed, seconds, watched, duration }) => ({
      courseSign: view.seal('course', Number(id)),
      courseName: textOf(names, view),
      seconds: Math.round(seconds),
      share: completed ? 1 : watchedShareOf(watched, duration),
      completed,
    })),
    papers: papers.map((paper) => ({
      examinationId: view.seal('examination', Number(paper.id)),
      examinationName: paper.name,
      courseName: textOf(paper.names, view),
      submittedAt: new Date(paper.submitted_at).toISOString(),
      score: points(paper.score),
      total: points(paper.total),
      percent: percentOf(paper.score, paper.total) ?? 0,
      passed: passedOf(paper.score, paper.total) ?? false,
    })),
  }
}
