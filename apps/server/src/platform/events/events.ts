import type { Texts } from '@titian/contract'
import { type Db, hooksInside } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Live } from '../live/live.ts'
import type { MailSender } from '../mail/mail.ts'
import type { Sealers } from '../security/sealers.ts'
import type { SignKind } from '../security/signs.ts'

type Seal = (kind: SignKind, id: number) => string

/** The services of a listener: the causing transaction, and notifications after the commit. */
export interface ListenerServices {
  tx: Db
  live: Live
  /** To publish further events in the same transaction. */
  events: Events
  seal: Seal
  /** To queue mails and other jobs. */
  jobs: Jobs
  mail: MailSender
  sealers: Sealers
}

/** A question or an answer in a course, for the notice to the people concerned. */
interface Contributed {
  schoolId: number
  userIds: number[]
  courseName: string
  courseSign: string
  authorName: string
  /** The first words of the text. */
  excerpt: string
  createdAt: Date
}

/** An act of a teacher on students of a course, for their notices. */
interface StudentsOfCourse {
  schoolId: number
  courseId: number
  userIds: number[]
  /** The name in each language, or one name for all. */
  courseName: string | Texts
  courseSign: string
  /** True when the course carries a training; the notice then names the training. */
  training?: boolean
  teacherName: string
  createdAt: Date
}

/**
 * Events from lower to higher modules: the lower one publishes, the higher one listens in its
 * jobs.ts.
 */
export interface DomainEvents {
  /** TCH-120: a teacher enrolled students. */
  studentsAdded: StudentsOfCourse
  /** TCH-121: a teacher removed students from the course. */
  studentsRemoved: StudentsOfCourse & { reason: string }
  /** TRN-070: the dates of the course's training changed; `text` lists them. */
  datesChanged: StudentsOfCourse & { text: Texts }
  courseJoined: { schoolId: number; userId: number; courseId: number; at: Date }
  /** Lessons or their videos were added or removed; `attached` is the new video of a lesson. */
  lessonsChanged: {
    schoolId: number
    courseId: number
    attached: { lessonId: number; fileId: number } | null
    at: Date
  }
  /**
   * Published before the row is deleted, in the same transaction, so that listeners can detach rows
   * that outlive it.
   */
  courseRemoved: { schoolId: number; courseId: number }
  /**
   * A student has watched a film of the course to its end; the requirements for completion are
   * updated already.
   */
  lessonFinished: { schoolId: number; userId: number; courseId: number; at: Date }
  /**
   * A student handed a task in for the first time; listeners recount the requirements for
   * completion.
   */
  workHandedIn: { schoolId: number; userId: number; courseId: number; at: Date }
  /** PRC-130: a student handed a task in, for the first time or again. */
  handInStored: { schoolId: number; userId: number; courseId: number; itemId: number; at: Date }
  /** A student's task got a mark, or its mark changed: a practical task may be passed now. */
  workMarked: { schoolId: number; userId: number; courseId: number; at: Date }
  /** Tasks of a course were released, withdrawn or removed. */
  workReleased: { schoolId: number; courseId: number; at: Date }
  /** CRS-181: a teacher graded a hand-in, or changed the grade. */
  handInGraded: {
    schoolId: number
    userId: number
    courseSign: string
    workSign: string
    title: string
    score: string
    points: string
    createdAt: Date
  }
  /** PRC-070: a teacher answered a student's appeal; the totals are from before and after. */
  appealAnswered: {
    schoolId: number
    userId: number
    assessmentSign: string
    /** The title of the practice in each language, or its code. */
    title: string | Texts
    before: string
    after: string
    createdAt: Date
  }
  /** TCH-040 to TCH-045: sent to the teacher concerned. */
  courseTeamChanged: {
    schoolId: number
    userId: number
    what: 'teacherAdded' | 'teacherRemoved' | 'leaderChanged'
    courseName: string
    courseSign: string
    createdAt: Date
  }
  /** TCH-132: a decision about a course, sent to its leader. */
  courseReviewed: {
    schoolId: number
    userId: number
    what: 'courseApproved' | 'courseRefused' | 'courseTakenOff' | 'coursePutBack'
    courseName: string
    courseSign: string
    reason: string
    createdAt: Date
  }
  /** PRC-064: a teacher released assessments of the practice `title`. */
  assessmentsReleased: {
    schoolId: number
    title: string
    released: { userId: number; total: number; sign: string }[]
    createdAt: Date
  }
  attemptClosed: {
    schoolId: number
    userId: number
    courseId: number
    examinationId: number
    attemptId: number
    at: Date
  }
  /** Includes the first staff member. */
  schoolOpened: {
    schoolId: number
    name: string
    areaCode: string
    mobile: string
    createdAt: Date
  }
  /**
   * A decision of staff about an identity; automatic approval by the roster sends no notice.
   * `status` as in ACC-076.
   */
  identityDecided: {
    schoolId: number
    userId: number
    status: number
    reason: string | null
    createdAt: Date
  }
  /** EXM-130: a teacher accepted or refused a late answer. */
  lateAnswerDecided: {
    schoolId: number
    userId: number
    examinationName: string
    examinationSign: string
    number: number
    taken: boolean
    reason: string
    createdAt: Date
  }
  /**
   * EXM-171: students got more time or attempts, or lost them, or the whole examination was
   * extended.
   */
  examTimeChanged: {
    schoolId: number
    userIds: number[]
    what: 'timeGiven' | 'standingTimeGiven' | 'timeEnded' | 'standingTimeEnded' | 'examExtended'
    examinationName: string
    examinationSign: string
    teacherName: string
    reason: string
    createdAt: Date
  }
  /**
   * EXM-178: a question was corrected, or the correction was undone; once for each student with
   * visible marks.
   */
  marksCorrected: {
    schoolId: number
    students: { userId: number; number: number }[]
    examinationName: string
    examinationSign: string
    reason: string
    createdAt: Date
  }
  /**
   * TCH-091: a teacher overrode the computed mark or restored it; the event contains no mark,
   * because the mark may not be visible yet.
   */
  gradesGiven: {
    schoolId: number
    courseId: number
    students: { userId: number; title: string }[]
    what: 'gradeGiven' | 'gradeTakenBack'
    courseSign: string
    teacherName: string
    reason: string
    createdAt: Date
  }
  /**
   * ORD-037, ORD-061, ORD-069: a new state of an order, for its buyer; `amount` includes the
   * currency symbol.
   */
  orderChanged: {
    schoolId: number
    userId: number
    what:
      | 'orderPaid'
      | 'orderReopened'
      | 'orderRefunded'
      | 'refundRefused'
      | 'paymentReturned'
      | 'orderDisputed'
      | 'disputeOver'
    courseName: string
    orderNo: string
    orderSign: string
    amount: string
    reason: string
    createdAt: Date
  }
  /** CNT-090: a decision of staff about an article or news item, for its author. */
  articleDecided: {
    schoolId: number
    userId: number
    what: 'articleApproved' | 'articleRefused' | 'articleTakenDown'
    title: string
    /** The address of its page, when it is published. */
    url: string
    reason: string
    createdAt: Date
  }
  /** CNT-110: sent to each holder; `courseNames` names the completed course or training. */
  certificatesIssued: {
    schoolId: number
    issued: { userId: number; number: string; courseNames: Texts }[]
    createdAt: Date
  }
  /** RES-124: a student asks this teacher for comments on a copy of the resume. */
  resumeReviewRequested: {
    schoolId: number
    userId: number
    studentName: string
    reviewSign: string
    createdAt: Date
  }
  /** RES-129: the teacher has finished the review; sent to the student. */
  resumeReviewFinished: {
    schoolId: number
    userId: number
    teacherName: string
    comments: number
    createdAt: Date
  }
  /** JOB-049: a post ends in some days; sent to people who saved it. */
  postEnding: {
    schoolId: number
    userIds: number[]
    title: string
    /** YYYY-MM-DD. */
    day: string
    postSign: string
    createdAt: Date
  }
  /** JOB-041: staff withdrew a post; published in the same transaction. */
  jobPostTakenDown: { schoolId: number; postId: number; at: Date }
  /**
   * JOB-104: a step of a company, or the end of a post, sent to the student of each application.
   */
  applicationStep: {
    schoolId: number
    students: { userId: number; applicationSign: string }[]
    step: 'viewed' | 'shortlisted' | 'interview' | 'offered' | 'rejected' | 'expired'
    title: string
    companyName: string
    createdAt: Date
  }
  /** JOB-101: a decision of staff about reports of a post, sent to the reporters. */
  postReportDecided: {
    schoolId: number
    userIds: number[]
    what: 'postTakenDown' | 'postLeft'
    title: string
    postSign: string
    reason: string
    createdAt: Date
  }
  /** JOB-038: new posts match the saved searches of these people. */
  savedSearchesFound: {
    schoolId: number
    people: {
      userId: number
      posts: number
      /** The titles of the newest posts. */
      titles: string[]
      /** The sealed id of the post when exactly one was found. */
      postSign?: string
    }[]
    createdAt: Date
  }
  /**
   * PRC-070: a student appeals against the result of a practice; sent to the teachers of the
   * course.
   */
  appealMade: {
    schoolId: number
    userIds: number[]
    studentName: string
    /** In each language, or one name for all. */
    practice: string | Texts
    courseName: string
    /** The practice assignment, or null. */
    assignmentSign: string | null
    /** The handed-in task, or null. */
    workSign: string | null
    createdAt: Date
  }
  questionAsked: Contributed
  questionAnswered: Contributed
  /** CRS-210: a student refuses to be photographed; sent to the teachers of the course. */
  faceRefused: {
    schoolId: number
    userIds: number[]
    courseName: string
    courseSign: string
    studentName: string
    createdAt: Date
  }
  /** ACC-302, ACC-306: the progress of a data archive or of closing an account, for its owner. */
  ownDataChanged: {
    schoolId: number
    userId: number
    what: 'archiveReady' | 'archiveFailed' | 'closingBegun' | 'closingWithdrawn' | 'closingStopped'
    /** The end of the download or of the account; null when there is none. */
    endsAt: Date | null
    createdAt: Date
  }
  impersonationStarted: {
    schoolId: number
    userId: number
    staffName: string
    reason: string
    createdAt: Date
  }
}

export type EventName = keyof DomainEvents
type Listener<Name extends EventName> = (
  event: DomainEvents[Name],
  services: ListenerServices,
) => Promise<void>

export interface EventListener<Name extends EventName = EventName> {
  name: Name
  handle: Listener<Name>
}

export function listen<Name extends EventName>(name: Name, handle: Listener<Name>): EventListener {
  return { name, handle } as unknown as EventListener
}

type Outside = Omit<ListenerServices, 'tx' | 'events'>

export class Events {
  private readonly listeners: EventListener[]
  private readonly outside: Outside

  constructor(listeners: EventListener[], { live, seal, jobs, mail, sealers }: Outside) {
    this.listeners = listeners
    this.outside = { live, seal, jobs, mail, sealers }
  }

  /**
   * Runs the listeners one after another inside the causing transaction: all or nothing is
   * committed. Effects outside the database go through `afterCommit`.
   */
  async publish<Name extends EventName>(
    tx: Db,
    name: Name,
    event: DomainEvents[Name],
  ): Promise<void> {
    hooksInside(tx)
    const services = { ...this.outside, tx, events: this }
    for (const listener of this.listeners)
      if (listener.name === name) await (listener.handle as Listener<Name>)(event, services)
  }
}
