import type { Texts } from '@titian/contract'
import { type Db, hooksInside } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Live } from '../live/live.ts'
import type { MailSender } from '../mail/mail.ts'
import type { Sealers } from '../security/sealers.ts'
import type { SignKind } from '../security/signs.ts'

type Seal = (kind: SignKind, id: number) => string

/** What a listener may reach: the transaction that caused the event, and what it may tell after the commit. */
export interface ListenerServices {
  tx: Db
  live: Live
  /** To say in the same transaction what follows from the event. */
  events: Events
  seal: Seal
  /** To mail what follows from the event. */
  jobs: Jobs
  mail: MailSender
  sealers: Sealers
}

/** What modules tell each other upwards: the lower one publishes, the higher one listens in its jobs.ts. */
/** A question or an answer of a course, for the notice of those whom it concerns. */
interface Contributed {
  schoolId: number
  userIds: number[]
  courseName: string
  courseSign: string
  authorName: string
  /** The beginning of what was written. */
  excerpt: string
  createdAt: Date
}

/** What a teacher did with students of a course, for the notice of each. */
interface StudentsOfCourse {
  schoolId: number
  courseId: number
  userIds: number[]
  /** In each language, or one name for all. */
  courseName: string | Texts
  courseSign: string
  /** Whether the course carries a training, which the notice then names instead. */
  training?: boolean
  teacherName: string
  createdAt: Date
}

export interface DomainEvents {
  /** TCH-120: a teacher put them into the course. */
  studentsAdded: StudentsOfCourse
  /** TCH-121: a teacher took them out of it. */
  studentsRemoved: StudentsOfCourse & { reason: string }
  /** TRN-070: the dates of the training that the course carries; `text` says so. */
  datesChanged: StudentsOfCourse & { text: Texts }
  courseJoined: { schoolId: number; userId: number; courseId: number; at: Date }
  /** Lessons or their videos came or went; `attached` is the video that a lesson has now. */
  lessonsChanged: {
    schoolId: number
    courseId: number
    attached: { lessonId: number; fileId: number } | null
    at: Date
  }
  /** Before its row goes, in the same transaction: what may outlive it lets go of it now. */
  courseRemoved: { schoolId: number; courseId: number }
  /** A student has watched a film of the course to its end; what stands before completion is counted already. */
  lessonFinished: { schoolId: number; userId: number; courseId: number; at: Date }
  /** A student handed a task in for the first time: what stands before completion is counted anew. */
  workHandedIn: { schoolId: number; userId: number; courseId: number; at: Date }
  /** PRC-130: a student handed a task in, for the first time or again. */
  handInStored: { schoolId: number; userId: number; courseId: number; itemId: number; at: Date }
  /** The mark of a task of a student is there, or another one: a practical task may be passed now. */
  workMarked: { schoolId: number; userId: number; courseId: number; at: Date }
  /** Tasks of a course were released, withdrawn or removed. */
  workReleased: { schoolId: number; courseId: number; at: Date }
  /** CRS-181: a teacher gave a score, or changed it. */
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
  /** PRC-070: a teacher answered the appeal of a student; the totals are before and after it. */
  appealAnswered: {
    schoolId: number
    userId: number
    assessmentSign: string
    /** Of the practice, in each language, or its code. */
    title: string | Texts
    before: string
    after: string
    createdAt: Date
  }
  /** TCH-040 to TCH-045: to the teacher whom it concerns. */
  courseTeamChanged: {
    schoolId: number
    userId: number
    what: 'teacherAdded' | 'teacherRemoved' | 'leaderChanged'
    courseName: string
    courseSign: string
    createdAt: Date
  }
  /** TCH-132: what somebody else decided about a course, to the person who leads it. */
  courseReviewed: {
    schoolId: number
    userId: number
    what: 'courseApproved' | 'courseRefused' | 'courseTakenOff' | 'coursePutBack'
    courseName: string
    courseSign: string
    reason: string
    createdAt: Date
  }
  /** PRC-064: a teacher released assessments of a practice; `title` names the practice. */
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
  /** With its first member of staff. */
  schoolOpened: {
    schoolId: number
    name: string
    areaCode: string
    mobile: string
    createdAt: Date
  }
  /** By the staff; what the roster approves at once needs no notice. `status` as in ACC-076. */
  identityDecided: {
    schoolId: number
    userId: number
    status: number
    reason: string | null
    createdAt: Date
  }
  /** EXM-130: a teacher took or refused an answer that arrived late. */
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
  /** EXM-171: more time or attempts were given to these students or ended, or the whole examination was extended. */
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
  /** EXM-178: a question was corrected, or that was undone; once for each student whose marks may be seen. */
  marksCorrected: {
    schoolId: number
    students: { userId: number; number: number }[]
    examinationName: string
    examinationSign: string
    reason: string
    createdAt: Date
  }
  /** TCH-091: a teacher gave a mark in place of the computed one, or took it back; no mark is told, it may not be shown yet. */
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
  /** ORD-037, ORD-061, ORD-069: what became of an order, to its buyer; `amount` with the currency's symbol. */
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
  /** CNT-090: what staff did with an article or a piece of news, to who wrote it. */
  articleDecided: {
    schoolId: number
    userId: number
    what: 'articleApproved' | 'articleRefused' | 'articleTakenDown'
    title: string
    /** Its page, where it is shown. */
    url: string
    reason: string
    createdAt: Date
  }
  /** CNT-110: to each holder; `courseNames` of the course or the training that was completed. */
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
  /** RES-129: the teacher has finished; to the student. */
  resumeReviewFinished: {
    schoolId: number
    userId: number
    teacherName: string
    comments: number
    createdAt: Date
  }
  /** JOB-049: a post ends in some days; to those who keep it. */
  postEnding: {
    schoolId: number
    userIds: number[]
    title: string
    /** As YYYY-MM-DD. */
    day: string
    postSign: string
    createdAt: Date
  }
  /** JOB-041: staff took a post down, in the transaction that does it. */
  jobPostTakenDown: { schoolId: number; postId: number; at: Date }
  /** JOB-104: a step of a company, or the end of a post, to the student of each application. */
  applicationStep: {
    schoolId: number
    students: { userId: number; applicationSign: string }[]
    step: 'viewed' | 'shortlisted' | 'interview' | 'offered' | 'rejected' | 'expired'
    title: string
    companyName: string
    createdAt: Date
  }
  /** JOB-101: what staff decided about reports of a post; to those who reported it. */
  postReportDecided: {
    schoolId: number
    userIds: number[]
    what: 'postTakenDown' | 'postLeft'
    title: string
    postSign: string
    reason: string
    createdAt: Date
  }
  /** JOB-038: new posts that the saved searches of these people find. */
  savedSearchesFound: {
    schoolId: number
    people: {
      userId: number
      posts: number
      /** Of the newest ones. */
      titles: string[]
      /** Of the only one. */
      postSign?: string
    }[]
    createdAt: Date
  }
  /** PRC-070: a student appeals against the result of a practice; to the teachers of the course. */
  appealMade: {
    schoolId: number
    userIds: number[]
    studentName: string
    /** In each language, or one name for all. */
    practice: string | Texts
    courseName: string
    /** Of the practice that was given, or null. */
    assignmentSign: string | null
    /** Of the task that was handed in, or null. */
    workSign: string | null
    createdAt: Date
  }
  questionAsked: Contributed
  questionAnswered: Contributed
  /** CRS-210: a student does not want to be photographed; for the teachers of the course. */
  faceRefused: {
    schoolId: number
    userIds: number[]
    courseName: string
    courseSign: string
    studentName: string
    createdAt: Date
  }
  /** ACC-302, ACC-306: what became of the archive or of the closing of the own account, for its owner. */
  ownDataChanged: {
    schoolId: number
    userId: number
    what: 'archiveReady' | 'archiveFailed' | 'closingBegun' | 'closingWithdrawn' | 'closingStopped'
    /** Until when the archive can be downloaded or the account be kept; null where nothing ends. */
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
   * Runs the listeners one after another inside the transaction that causes the event: either everything is
   * committed or nothing is. What leaves the process goes through `afterCommit`.
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
