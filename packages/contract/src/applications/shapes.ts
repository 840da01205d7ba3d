import { z } from 'zod'
import { postCard } from '../employment/shapes.ts'
import { printedResume } from '../resume/paper/shape.ts'
import { lookFields } from '../resume/shapes.ts'
import { deliveryStates } from '../employment/delivery.ts'
import { applicationParties, companySteps, deliveryMails } from './rules.ts'

const state = z.enum(deliveryStates)

/** An invitation: `at` is a moment as ISO 8601, `place` an address or a link. */
export const interview = z.object({ at: z.string(), place: z.string() })
export type Interview = z.output<typeof interview>

/** JOB-105: the next steps of a student. */
export const nextActs = ['none', 'wait', 'prepare', 'answerOffer'] as const

export const applicationCard = z.object({
  sign: z.string(),
  state,
  next: z.enum(nextActs),
  post: postCard,
  deliveredAt: z.string(),
  /** The time of the last step. */
  changedAt: z.string(),
  /** The invitation, while the application waits for the interview. */
  interview: interview.nullable(),
  /** JOB-048: `failed` if the company got no e-mail. */
  mail: z.enum(deliveryMails),
})
export type ApplicationCard = z.output<typeof applicationCard>

/** JOB-041: one step of the timeline. */
export const applicationStep = z.object({
  at: z.string(),
  state,
  by: z.enum(applicationParties),
  /** The note to the other party; may be empty. */
  note: z.string(),
  interview: interview.nullable(),
})
export type ApplicationStep = z.output<typeof applicationStep>

export const applicationDetail = applicationCard.extend({
  letter: z.string(),
  /** Oldest first. */
  timeline: z.array(applicationStep),
  mayWithdraw: z.boolean(),
  mayAnswerOffer: z.boolean(),
  /** JOB-042: the file name of the copy's PDF; empty until it is made. */
  pdfName: z.string(),
})
export type ApplicationDetail = z.output<typeof applicationDetail>

/** JOB-042: the copy of the resume that was sent. */
export const frozenResume = z.object({
  paper: printedResume,
  look: z.object(lookFields),
  copiedAt: z.string(),
})
export type FrozenResume = z.output<typeof frozenResume>

export const pdfFile = z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() })

export const sendAllResult = z.object({
  sent: z.number().int(),
  /** Confirmed posts for which no application was sent. */
  left: z.array(
    z.object({
      positionId: z.string(),
      title: z.string(),
      why: z.enum(['ended', 'alreadySent', 'noAddress']),
    }),
  ),
})
export type SendAllResult = z.output<typeof sendAllResult>

/** JOB-016, JOB-017: the numbers of the reader's applications and intentions. */
export const userJob = z.object({
  sent: z.number().int(),
  collected: z.number().int(),
  toDo: z.number().int(),
  waiting: z.number().int(),
  ended: z.number().int(),
  sentList: z.array(applicationCard),
  collectedList: z.array(postCard),
})
export type UserJob = z.output<typeof userJob>

/** JOB-046: one application as the company sees it through the link. */
export const companyApplication = z.object({
  companyName: z.string(),
  title: z.string(),
  /** The language of the post, in which the page starts. */
  language: z.string(),
  /** JOB-108: the name of the applicant; empty after the application has ended. */
  applicantName: z.string(),
  schoolName: z.string(),
  state,
  /** The time of the last step. */
  changedAt: z.string(),
  letter: z.string(),
  deliveredAt: z.string(),
  linkEndsAt: z.string(),
  interview: interview.nullable(),
  timeline: z.array(applicationStep),
  /** JOB-041: the steps that are possible now. */
  steps: z.array(z.enum(companySteps)),
  /**
   * JOB-108: the resume; null after the application has ended. Then letter, timeline and PDF are
   * missing too.
   */
  resume: frozenResume.nullable(),
  pdfName: z.string(),
  /**
   * Increases with each step. A company sends the version that it has loaded, so that no step is
   * based on an old state.
   */
  version: z.number().int(),
})
export type CompanyApplication = z.output<typeof companyApplication>

/** JOB-107: a row of the list of the staff, without the resume. */
export const staffApplication = z.object({
  sign: z.string(),
  studentName: z.string(),
  title: z.string(),
  positionId: z.string(),
  companyName: z.string(),
  companyEmail: z.string(),
  state,
  mail: z.enum(deliveryMails),
  deliveredAt: z.string(),
  changedAt: z.string(),
  linkEndsAt: z.string(),
})
export type StaffApplication = z.output<typeof staffApplication>

const overviewFigures = {
  /**
   * Posts published in the period; null if the rows are divided by course of study, which posts do
   * not have.
   */
  posts: z.number().int().nullable(),
  applications: z.number().int(),
  /** Applications to which the company has responded. Opening an application is no response. */
  answered: z.number().int(),
  offers: z.number().int(),
  accepted: z.number().int(),
  /** The median of hours from the delivery to the first response. */
  halfHours: z.number().nullable(),
}

/** JOB-122: a row of the overview. */
export const overviewRow = z.object({
  /** `YYYY-MM`, the name of a company or of a course of study; empty if the person has none. */
  name: z.string(),
  ...overviewFigures,
})
export type OverviewRow = z.output<typeof overviewRow>
export const applicationOverview = z.object({
  total: z.object(overviewFigures),
  list: z.array(overviewRow),
})
export type ApplicationOverview = z.output<typeof applicationOverview>

/** JOB-123: a skill that posts require. */
export const wantedSkill = z.object({
  name: z.string(),
  /** The number of open posts that require the skill. */
  posts: z.number().int(),
  /** The number of listed courses that teach the skill. */
  courses: z.number().int(),
})
export type WantedSkill = z.output<typeof wantedSkill>
