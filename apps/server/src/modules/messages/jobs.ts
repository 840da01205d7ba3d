import {
  auditStatus,
  type FullTexts,
  htmlLanguage,
  type Language,
  punctuationOf,
} from '@titian/contract'
import type { Clock } from '../../platform/clock.ts'
import { afterCommit } from '../../platform/database/database.ts'
import {
  type DomainEvents,
  type EventListener,
  listen,
  type ListenerServices,
} from '../../platform/events/events.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { removeOld } from '../../platform/retention/remove-old.ts'
import { applicationWordsOf } from './application-words.ts'
import * as queries from './queries.ts'
import type { Gaps } from './gaps.ts'
import { mailSystemNotices } from './mails/actions.ts'
import type { SystemWords } from './system-words.ts'
import { messages } from './tables.ts'

type Contributed = DomainEvents['questionAsked']

/** Computes a text for each language. */
const inEach = (text: (language: Language) => string): FullTexts => ({
  en: text('en'),
  zh: text('zh'),
  my: text('my'),
})

/** Writes a day of the form `YYYY-MM-DD` in words of each language. */
const dayIn = (day: string) =>
  inEach((language) => {
    const locale = language === 'en' ? 'en-GB' : htmlLanguage[language]
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    return format.format(new Date(day))
  })

/**
 * Stores notices for one or more people in one statement, and informs their open pages after the
 * commit.
 */
async function notify(
  { tx, live, ...services }: ListenerServices,
  notices: queries.SystemNotice[],
): Promise<void> {
  const [first] = notices
  if (!first) return
  const mailed = await queries.insertSystemNotices(tx, notices)
  await mailSystemNotices(tx, { ...services, now: first.createdAt }, mailed)
  const userIds = [...new Set(notices.map(({ userId }) => userId))]
  afterCommit(tx, () => live.notifyAll({ userIds }, { topic: 'messages', data: {} }))
}

type ToMany = Omit<queries.SystemNotice, 'userId'> & { userIds: readonly number[] }

/** Notifies many people. */
const notifyAll = (services: ListenerServices, { userIds, ...notice }: ToMany) =>
  notify(
    services,
    userIds.map((userId) => ({ ...notice, userId })),
  )

/** Notifies people of a question or an answer. The notice links to the questions of the course. */
function notifyOfQuestion(
  services: ListenerServices,
  words: SystemWords,
  { courseName, courseSign, authorName, excerpt, ...notice }: Contributed,
): Promise<void> {
  const gaps = { course: courseName, name: authorName, text: excerpt }
  const url = `/courseDetail/${courseSign}?tab=questions`
  return notifyAll(services, { ...notice, words, gaps, url, about: courseSign })
}

type ToStudents = DomainEvents['studentsAdded'] & { about?: string }

/**
 * Sends the same notice to many students of a course. The notice links to the course. If the course
 * has a training, it redirects to the training.
 */
function notifyStudents(
  services: ListenerServices,
  words: SystemWords,
  { courseId: _, training: _training, courseName, courseSign, teacherName, ...notice }: ToStudents,
  more: Gaps = {},
): Promise<void> {
  const gaps = { course: courseName, teacher: teacherName, ...more }
  return notifyAll(services, { ...notice, words, gaps, url: `/courseDetail/${courseSign}` })
}

/** Returns the page of a course on the teachers' site. */
const taughtCourse = (sign: string): string => `/teacher/#/course/${sign}`

/** Turns the events of other modules into notices to the people concerned. */
export const messageListeners: EventListener[] = [
  listen('identityDecided', ({ status, reason, ...person }, services) => {
    const words = status === auditStatus.approved ? 'identityApproved' : 'identityRefused'
    return notify(services, [{ ...person, words, gaps: { reason: reason ?? '' } }])
  }),
  listen('lateAnswerDecided', (decided, services) => {
    const { examinationName, examinationSign, number, taken, reason, ...person } = decided
    const words = taken ? 'lateAnswerTaken' : 'lateAnswerRefused'
    const gaps = { name: examinationName, number: String(number), reason }
    return notify(services, [{ ...person, words, gaps, url: `/testPaper/${examinationSign}` }])
  }),
  listen('examTimeChanged', (changed, services) => {
    const {
      what: words,
      examinationName,
      examinationSign,
      teacherName,
      reason,
      ...notice
    } = changed
    const gaps = { name: examinationName, teacher: teacherName, reason }
    const url = `/testPaper/${examinationSign}`
    return notifyAll(services, { ...notice, words, gaps, url, about: examinationSign })
  }),
  listen('courseTeamChanged', ({ what: words, courseName, courseSign, ...person }, services) => {
    // A former teacher may not open the course on the teacher site, so the notice links to its
    // public page.
    const url =
      words === 'teacherRemoved' ? `/courseDetail/${courseSign}` : taughtCourse(courseSign)
    return notify(services, [{ ...person, words, gaps: { course: courseName }, url }])
  }),
  listen('courseReviewed', (reviewed, services) => {
    const { what: words, courseName, courseSign, reason, ...person } = reviewed
    const gaps = { course: courseName, reason }
    return notify(services, [{ ...person, words, gaps, url: taughtCourse(courseSign) }])
  }),
  listen('studentsAdded', (added, services) =>
    notifyStudents(services, added.training ? 'studentAddedToTraining' : 'studentAdded', added),
  ),
  listen('studentsRemoved', ({ reason, ...removed }, services) =>
    notifyStudents(
      services,
      removed.training ? 'studentRemovedFromTraining' : 'studentRemoved',
      removed,
      {
        reason,
      },
    ),
  ),
  listen('datesChanged', ({ text, ...changed }, services) =>
    notifyStudents(services, 'teacherMessage', { ...changed, about: changed.courseSign }, { text }),
  ),
  listen('marksCorrected', (corrected, services) => {
    const { students, examinationName, examinationSign, reason, ...notice } = corrected
    const url = `/testPaper/${examinationSign}`
    return notify(
      services,
      students.map(({ userId, number }) => {
        const gaps = { name: examinationName, number: String(number), reason }
        const words = 'marksCorrected' as const
        return { ...notice, userId, words, gaps, url, about: `${examinationSign} ${number}` }
      }),
    )
  }),
  listen('gradesGiven', (given, services) => {
    const { students, what: words, courseId: _, courseSign, ...more } = given
    const { teacherName, reason, ...notice } = more
    const url = `/courseDetail/${courseSign}`
    return notify(
      services,
      students.map(({ userId, title }) => {
        const gaps = { title, teacher: teacherName, reason }
        return { ...notice, userId, words, gaps, url, about: `${courseSign} ${title}` }
      }),
    )
  }),
  listen('handInGraded', (graded, services) => {
    const { courseSign, workSign, title, score, points, ...person } = graded
    const url = `/courseDetail/${courseSign}/homework/${workSign}`
    const gaps = { title, score, points }
    return notify(services, [{ ...person, words: 'handInGraded', gaps, url, about: workSign }])
  }),
  listen('assessmentsReleased', ({ released, title, ...notice }, services) =>
    notify(
      services,
      released.map(({ userId, total, sign }) => {
        const gaps = { title, score: String(total) }
        const url = `/criticizes-system/${sign}`
        return { ...notice, userId, words: 'assessmentReleased' as const, gaps, url, about: sign }
      }),
    ),
  ),
  listen('appealAnswered', ({ assessmentSign, title, before, after, ...person }, services) => {
    const url = `/criticizes-system/${assessmentSign}`
    const gaps = { title, before, after }
    return notify(services, [
      { ...person, words: 'appealAnswered', gaps, url, about: assessmentSign },
    ])
  }),
  listen('questionAsked', (asked, services) => notifyOfQuestion(services, 'questionAsked', asked)),
  listen('questionAnswered', (answered, services) =>
    notifyOfQuestion(services, 'questionAnswered', answered),
  ),
  listen('faceRefused', ({ courseName, courseSign, studentName, ...notice }, services) => {
    const gaps = { course: courseName, name: studentName }
    // On the page of this link, a teacher can allow the student to play lessons without a photo.
    const url = `${taughtCourse(courseSign)}?step=summary`
    return notifyAll(services, { ...notice, words: 'faceRefused', gaps, url })
  }),
  listen('appealMade', (made, services) => {
    const { studentName, practice, courseName, assignmentSign, workSign, ...notice } = made
    const gaps = { name: studentName, practice, course: courseName }
    const page =
      assignmentSign === null ? `workEvaluation/${workSign}` : `evaluation/${assignmentSign}`
    const url = `/teacher/#/${page}`
    return notifyAll(services, { ...notice, words: 'appealMade', gaps, url })
  }),
  listen('orderChanged', (event, services) => {
    const { what: words, courseName, orderNo, orderSign, amount, reason, ...notice } = event
    const gaps = { course: courseName, order: orderNo, amount, reason }
    const url = `/home/learning/account/orders/${orderSign}`
    return notify(services, [{ ...notice, words, gaps, url }])
  }),
  listen('certificatesIssued', ({ issued, ...notice }, services) => {
    const words = 'certificateIssued' as const
    return notify(
      services,
      issued.map(({ userId, number, courseNames }) => {
        const gaps = { course: courseNames, number }
        return { ...notice, userId, words, gaps, url: `/certificate/${number}` }
      }),
    )
  }),
  listen('articleDecided', (decided, services) => {
    const { what: words, title, url: shownAt, reason, ...person } = decided
    const url = words === 'articleApproved' ? shownAt : '/home/learning/article-management'
    return notify(services, [{ ...person, words, gaps: { title, reason }, url }])
  }),
  listen('postEnding', ({ title, day, postSign, ...notice }, services) =>
    notifyAll(services, {
      ...notice,
      words: 'postEnding',
      gaps: { title, day: dayIn(day) },
      url: `/admin/#/employment/posts/${postSign}`,
    }),
  ),
  listen('applicationStep', ({ students, step, title, companyName, ...notice }, services) =>
    notify(
      services,
      students.map(({ userId, applicationSign }) => ({
        ...notice,
        userId,
        words: applicationWordsOf[step],
        gaps: { title, company: companyName },
        url: `/applications/${applicationSign}`,
      })),
    ),
  ),
  listen('postReportDecided', ({ what: words, title, postSign: _, reason, ...notice }, services) =>
    notifyAll(services, { ...notice, words, gaps: { title, reason } }),
  ),
  listen('savedSearchesFound', ({ schoolId, people, createdAt }, services) =>
    notify(
      services,
      people.map(({ userId, posts, titles, postSign }) => {
        return {
          schoolId,
          userId,
          createdAt,
          words: 'savedSearchesFound' as const,
          gaps: {
            count: String(posts),
            titles: inEach((language) => punctuationOf(language).list(titles)),
          },
          url: postSign === undefined ? '/employment' : `/job/${postSign}`,
        }
      }),
    ),
  ),
  listen('resumeReviewRequested', ({ studentName, reviewSign, ...person }, services) => {
    const words = 'resumeReviewRequested' as const
    const url = `/teacher/#/resume/${reviewSign}`
    return notify(services, [{ ...person, words, gaps: { name: studentName }, url }])
  }),
  listen('resumeReviewFinished', ({ teacherName, comments, ...person }, services) => {
    const gaps = { name: teacherName, count: String(comments) }
    return notify(services, [{ ...person, words: 'resumeReviewFinished', gaps }])
  }),
  listen('ownDataChanged', ({ what: words, endsAt, ...person }, services) => {
    const day = endsAt?.toISOString().slice(0, 16).replace('T', ' ') ?? ''
    return notify(services, [{ ...person, words, gaps: { day } }])
  }),
  listen('impersonationStarted', ({ staffName, reason, ...person }, services) => {
    const gaps = { name: staffName, reason }
    return notify(services, [{ ...person, words: 'impersonationStarted', gaps }])
  }),
]

const aging = {
  kind: 'notices',
  table: messages,
  id: messages.id,
  at: messages.createdAt,
} as const

/** OPS-006: at night, removes old notices and bulletins, together with who has read them. */
export function messageJobs({ db, settings }: Services, clock: Clock): JobDefinition[] {
  const run = () => removeOld(db, clock, aging, settings.keptYears.notices)
  return [{ name: 'messages.removeOld', every: '37 18 * * *', run }]
}
