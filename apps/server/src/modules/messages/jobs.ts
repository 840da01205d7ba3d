import { auditStatus, messageTypes } from '@titian/contract'
import { afterCommit } from '../../platform/database/database.ts'
import {
  type DomainEvents,
  type EventListener,
  listen,
  type ListenerServices,
} from '../../platform/events/events.ts'
import * as queries from './queries.ts'
import type { SystemWords } from './system-words.ts'

type Contributed = DomainEvents['questionAsked']

interface Notice {
  schoolId: number
  userId: number
  words: SystemWords
  gaps: Record<string, string>
  /** Where it leads, where the words alone do not say. */
  url?: string
  createdAt: Date
}

async function tell({ tx, live }: ListenerServices, notice: Notice): Promise<void> {
  await queries.insertMessage(tx, { ...notice, kind: messageTypes.system })
  afterCommit(tx, () => live.tell(notice.userId, { topic: 'messages', data: {} }))
}

/** One notice to each of those whom a question or an answer concerns; it leads to the questions of the course. */
async function tellAll(
  services: ListenerServices,
  words: SystemWords,
  { userIds, courseName, courseSign, authorName, excerpt, ...notice }: Contributed,
): Promise<void> {
  const gaps = { course: courseName, name: authorName, text: excerpt }
  const url = `/courseDetail/${courseSign}?tab=questions`
  for (const userId of userIds) await tell(services, { ...notice, userId, words, gaps, url })
}

type ToStudents = DomainEvents['studentsAdded']

/** The same notice of a course to many of its students. */
async function tellStudents(
  { tx, live }: ListenerServices,
  words: SystemWords,
  { userIds, courseName, courseSign, teacherName, schoolId, createdAt }: ToStudents,
  more: Record<string, string> = {},
): Promise<void> {
  const gaps = { course: courseName, teacher: teacherName, ...more }
  const url = `/courseDetail/${courseSign}`
  const notice = { schoolId, createdAt, kind: messageTypes.system, words, gaps, url }
  await queries.insertMessages(
    tx,
    userIds.map((userId) => ({ ...notice, userId })),
  )
  afterCommit(tx, () => live.tellAll({ userIds }, { topic: 'messages', data: {} }))
}

/** The page of a course on the teachers' site. */
const taughtCourse = (sign: string): string => `/teacher/#/course/${sign}`

/** What lower modules say happened, as a notice to the person it happened to. */
export const messageListeners: EventListener[] = [
  listen('identityDecided', async ({ status, reason, ...person }, services) => {
    const words = status === auditStatus.approved ? 'identityApproved' : 'identityRefused'
    await tell(services, { ...person, words, gaps: { reason: reason ?? '' } })
  }),
  listen('lateAnswerDecided', async (decided, services) => {
    const { examinationName, number, taken, reason, ...person } = decided
    const words = taken ? 'lateAnswerTaken' : 'lateAnswerRefused'
    const gaps = { name: examinationName, number: String(number), reason }
    await tell(services, { ...person, words, gaps })
  }),
  listen('examTimeChanged', async (changed, { tx, live }) => {
    const { what: words, userIds, examinationName, examinationSign, teacherName, ...rest } = changed
    const { reason, ...notice } = rest
    const gaps = { name: examinationName, teacher: teacherName, reason }
    const url = `/testPaper/${examinationSign}`
    const kind = messageTypes.system
    await queries.insertMessages(
      tx,
      userIds.map((userId) => ({ ...notice, userId, words, gaps, url, kind })),
    )
    afterCommit(tx, () => live.tellAll({ userIds }, { topic: 'messages', data: {} }))
  }),
  listen(
    'courseTeamChanged',
    async ({ what: words, courseName, courseSign, ...person }, services) => {
      // Who no longer teaches it finds nothing in the teaching centre.
      const url =
        words === 'teacherRemoved' ? `/courseDetail/${courseSign}` : taughtCourse(courseSign)
      await tell(services, { ...person, words, gaps: { course: courseName }, url })
    },
  ),
  listen('courseReviewed', async (reviewed, services) => {
    const { what: words, courseName, courseSign, reason, ...person } = reviewed
    const gaps = { course: courseName, reason }
    await tell(services, { ...person, words, gaps, url: taughtCourse(courseSign) })
  }),
  listen('studentsAdded', (added, services) => tellStudents(services, 'studentAdded', added)),
  listen('studentsRemoved', ({ reason, ...removed }, services) =>
    tellStudents(services, 'studentRemoved', removed, { reason }),
  ),
  listen('studentsMessaged', ({ text, ...messaged }, services) =>
    tellStudents(services, 'teacherMessage', messaged, { text }),
  ),
  listen('marksCorrected', async (corrected, { tx, live }) => {
    const { students, examinationName, reason, schoolId, createdAt } = corrected
    const common = {
      schoolId,
      createdAt,
      kind: messageTypes.system,
      words: 'marksCorrected' as const,
    }
    const notices = students.map(({ userId, number }) => {
      const gaps = { name: examinationName, number: String(number), reason }
      return { ...common, userId, gaps }
    })
    await queries.insertMessages(tx, notices)
    const userIds = students.map(({ userId }) => userId)
    afterCommit(tx, () => live.tellAll({ userIds }, { topic: 'messages', data: {} }))
  }),
  listen('gradesGiven', async (given, { tx, live }) => {
    const { students, what: words, courseSign, teacherName, reason, schoolId, createdAt } = given
    const url = `/courseDetail/${courseSign}`
    const common = { schoolId, createdAt, kind: messageTypes.system, words, url }
    const notices = students.map(({ userId, title }) => {
      const gaps = { title, teacher: teacherName, reason }
      return { ...common, userId, gaps }
    })
    await queries.insertMessages(tx, notices)
    const userIds = students.map(({ userId }) => userId)
    afterCommit(tx, () => live.tellAll({ userIds }, { topic: 'messages', data: {} }))
  }),
  listen('handInGraded', async (graded, services) => {
    const { courseSign, workSign, title, score, points, ...person } = graded
    const url = `/courseDetail/${courseSign}/homework/${workSign}`
    await tell(services, { ...person, words: 'handInGraded', gaps: { title, score, points }, url })
  }),
  listen('questionAsked', (asked, services) => tellAll(services, 'questionAsked', asked)),
  listen('questionAnswered', (answered, services) =>
    tellAll(services, 'questionAnswered', answered),
  ),
  listen('faceRefused', async (refused, services) => {
    const { userIds, courseName, courseSign, studentName, ...notice } = refused
    const gaps = { course: courseName, name: studentName }
    // There the permission is given.
    const url = `${taughtCourse(courseSign)}?step=summary`
    for (const userId of userIds)
      await tell(services, { ...notice, userId, words: 'faceRefused', gaps, url })
  }),
  listen('orderTold', async (told, services) => {
    const { what: words, courseName, orderNo, orderSign: _, amount, reason, ...notice } = told
    const gaps = { course: courseName, order: orderNo, amount, reason }
    await tell(services, { ...notice, words, gaps })
  }),
  listen('impersonationStarted', async ({ staffName, reason, ...person }, services) => {
    const gaps = { name: staffName, reason }
    await tell(services, { ...person, words: 'impersonationStarted', gaps })
  }),
]
