import {
  type HandIn,
  type HandInDetail,
  type HandInRow,
  pickText,
  type TaughtWork,
  type WorkDetail,
  type WorkItem,
} from '@titian/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Context } from '../../platform/http/context.ts'
import { mayTakePart } from '../courses/index.ts'
import { findPractice, kindOf } from '../practice/index.ts'
import type { FormerGrade } from './grading/queries.ts'
import type {
  HandInFor,
  ItemFor,
  ListedHandIn,
  ListedItem,
  ReleasedRow,
  ShownHandIn,
  TaughtRow,
} from './queries.ts'
import { handInProblem, isByRubric, type MissingTask, stateOf } from './rules.ts'
import type { ItemRow } from './tables.ts'

type View = Pick<Context, 'seal' | 'language' | 'school' | 'now'>

const iso = (moment: Date | null) => moment?.toISOString() ?? null

function placeOf({ chapterId, lessonId }: Pick<ItemRow, 'chapterId' | 'lessonId'>, { seal }: View) {
  return {
    chapterIdSign: chapterId === null ? null : seal('chapter', chapterId),
    lessonIdSign: lessonId === null ? null : seal('lesson', lessonId),
  }
}

export function workItem(item: ListedItem, given: ReleasedRow['given'], view: View): WorkItem {
  return {
    examineId: view.seal('homework', item.id),
    examinationName: item.title,
    resourcesType: item.resourcesType,
    ...placeOf(item, view),
    studentScore: given?.score ?? null,
    totalScore: item.points,
    commitStatus: given ? 1 : 0,
    endTime: iso(item.endTime),
    lateAllowed: item.lateAllowed,
    state: stateOf(item, given, view.now),
  }
}

export function handIn(row: ShownHandIn, { seal }: View): HandIn {
  return {
    sign: seal('handIn', row.id),
    number: row.number,
    content: row.content,
    filePath: row.fileId === null ? '' : seal('file', row.fileId),
    fileName: row.fileName,
    handedInAt: row.handedInAt.toISOString(),
    late: row.late,
    score: row.score,
    comment: row.comment,
    returnedName: row.returnedName,
    gradedAt: iso(row.gradedAt),
  }
}

type Practice = NonNullable<ItemFor['practice']>

/** PRC-182: returns the practice that gives the task its scores. */
const feeding = ({ id, code }: Practice, { seal, language }: View) => ({
  sign: seal('practiceAssignment', id),
  title: findPractice(code)?.titles[language] ?? code,
})

export function workDetail(
  { item, course, practice }: ItemFor,
  { own, missing, link }: { own: ShownHandIn[]; missing: readonly MissingTask[]; link: string },
  actor: Actor,
  view: View,
): WorkDetail {
  const newest = own[0] ?? null
  return {
    ...workItem(item, newest, view),
    courseIdSign: view.seal('course', course.id),
    courseName: pickText(course.names, view.language, view.school.defaultLanguage),
    description: item.description,
    link,
    practice: practice && {
      ...feeding(practice, view),
      idSign: practice.code,
      url: kindOf(practice.kind).url,
    },
    handIns: own.map((row) => handIn(row, view)),
    may: {
      handIn:
        mayTakePart(actor, course) &&
        handInProblem(item, newest, view.now) === null &&
        missing.length === 0,
    },
    isRated: newest !== null && newest.score === null && newest.ratedAt !== null,
  }
}

export function taughtWork(row: TaughtRow, view: View): TaughtWork {
  const { title, resourcesType, description, link, points } = row
  const { lateAllowed, taskNumber, passLine, released, version, handedIn, waiting } = row
  const { rubricChosen } = row
  return {
    idSign: view.seal('homework', row.id),
    courseIdSign: view.seal('course', row.courseId),
    resourcesType,
    title,
    description,
    link,
    points,
    ...placeOf(row, view),
    endTime: iso(row.endTime),
    lateAllowed,
    taskNumber,
    passLine,
    released,
    version,
    handedIn,
    waiting,
    rubricChosen,
    practice: row.practice && feeding(row.practice, view),
  }
}

export function handInRow(row: ListedHandIn, view: View): HandInRow {
  const { title, resourcesType, studentName, points } = row
  return {
    ...handIn(row, view),
    examineId: view.seal('homework', row.itemId),
    title,
    resourcesType,
    courseIdSign: view.seal('course', row.courseId),
    courseName: pickText(row.courseNames, view.language, view.school.defaultLanguage),
    studentName,
    points,
    byRubric: isByRubric(row, row),
    practice: row.practice && feeding(row.practice, view),
  }
}

interface OtherHandIns {
  own: ShownHandIn[]
  former: FormerGrade[]
}

export function handInDetail(
  { handIn: row, description }: HandInFor,
  { own, former }: OtherHandIns,
  view: View,
): HandInDetail {
  return {
    ...handInRow(row, view),
    version: row.version,
    description,
    earlier: own.filter(({ number }) => number < row.number).map((one) => handIn(one, view)),
    formerGrades: former.map(({ gradedAt, ...grade }) => ({
      ...grade,
      gradedAt: gradedAt.toISOString(),
    })),
    newest: row.newest,
  }
}
