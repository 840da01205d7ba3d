import type { ApplicationState } from '../employment/delivery.ts'

/** JOB-041: who makes a step. */
export const applicationParties = ['student', 'company', 'system'] as const
export type ApplicationParty = (typeof applicationParties)[number]

/** JOB-046: what a company answers. */
export const companySteps = ['viewed', 'shortlisted', 'interview', 'offered', 'rejected'] as const
export type CompanyStep = (typeof companySteps)[number]

type Steps = Partial<Record<ApplicationParty, readonly ApplicationState[]>>

/** JOB-041, JOB-044: the one table of steps. A second interview invitation replaces the date of the first. */
export const stepsFrom: Readonly<Record<ApplicationState, Steps>> = {
  delivered: { company: companySteps, student: ['withdrawn'], system: ['expired'] },
  viewed: {
    company: ['shortlisted', 'interview', 'offered', 'rejected'],
    student: ['withdrawn'],
    system: ['expired'],
  },
  shortlisted: { company: ['interview', 'offered', 'rejected'], student: ['withdrawn'] },
  interview: { company: ['interview', 'offered', 'rejected'], student: ['withdrawn'] },
  offered: { student: ['accepted', 'declined', 'withdrawn'] },
  accepted: {},
  declined: {},
  rejected: {},
  withdrawn: {},
  expired: {},
}

const endsForCompany: readonly ApplicationState[] = ['rejected', 'declined', 'withdrawn', 'expired']
/** JOB-108: whether the company has no reason to read the resume any more. It keeps that of a person it employs. */
export const isOverForCompany = (state: ApplicationState): boolean => endsForCompany.includes(state)

/** Whether a party may take an application from one state to another. */
export function mayStep(from: ApplicationState, to: ApplicationState, by: ApplicationParty) {
  return stepsFrom[from][by]?.includes(to) ?? false
}

/** JOB-045: days without an answer after which the student reads that there was none. */
export const noResponseDays = 30
/** JOB-026: posts that one press sends the resume to. */
export const sendAllMost = 20
/** JOB-046: days that the link of a company opens the application. */
export const companyLinkDays = 60

export const letterMost = 1000
export const stepNoteMost = 500
export const interviewPlaceMost = 200

/** JOB-105: groups of the board of a student. */
export const applicationGroups = ['all', 'toDo', 'waiting', 'ended'] as const
export type ApplicationGroup = (typeof applicationGroups)[number]

/** JOB-048: what became of the mail to the company; `none` where its content is no longer kept. */
export const deliveryMails = ['none', 'waiting', 'sent', 'failed'] as const
export type DeliveryMail = (typeof deliveryMails)[number]

/** JOB-122: what the overview of the staff is divided by. */
export const overviewDivisions = ['month', 'company', 'study'] as const
export type OverviewDivision = (typeof overviewDivisions)[number]
/** Rows of the overview, those with the most applications. */
export const overviewMost = 200
/** Months that the overview reaches back, this one included. */
export const overviewMonths = [3, 6, 12, 24] as const
