import {
  type ShareArrival,
  type ShareRecord,
  type ShareResult,
  maskPhone,
  pickText,
  type Texts,
} from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import type { ArrivalRow, RecordRow } from './queries.ts'
import { stateOf } from './rules.ts'

type View = Pick<Context, 'seal' | 'language' | 'school' | 'now' | 'client'>

const named = (names: Texts, { language, school }: View) =>
  pickText(names, language, school.defaultLanguage)

export function record(row: RecordRow, view: View): ShareRecord {
  const course = view.seal('course', row.courseId)
  return {
    sign: view.seal('shareLink', row.id),
    link: `${view.client.origin}/courseDetail/${course}?shareCode=${row.code}`,
    courseSign: course,
    courseName: named(row.courseNames, view),
    way: row.way,
    createTime: row.createdAt.toISOString(),
    state: stateOf(row, view.now),
    expireTime: row.expiresAt?.toISOString() ?? null,
    activateTime: row.activatedAt?.toISOString() ?? null,
    seats: row.seats,
    used: row.used,
    userName: row.seats === 1 ? row.userName : null,
    userPhone: row.seats > 1 || row.userPhone === null ? null : maskPhone(row.userPhone),
  }
}

export function arrival({ studentCard, className, arrivedAt, ...row }: ArrivalRow): ShareArrival {
  return {
    ...row,
    studentCard: studentCard ?? '',
    className: className ?? '',
    arrivedAt: arrivedAt.toISOString(),
  }
}

export function result(sharerName: string, courseNames: Texts, view: View): ShareResult {
  const courseName = named(courseNames, view)
  return { shareUserName: sharerName, courseNameList: [courseName], courseName }
}

export function shareable(row: { id: number; names: Texts }, view: View) {
  return { sign: view.seal('course', row.id), courseName: named(row.names, view) }
}
