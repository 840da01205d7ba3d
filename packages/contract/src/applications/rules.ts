import type { ApplicationState } from '../employment/delivery.ts'

/** JOB-041: the parties that can make a step. */
export const applicationParties = ['student', 'company', 'system'] as const
export type ApplicationParty = (typeof applicationParties)[number]

/** JOB-046: the steps of a company. */
export const companySteps = ['viewed', 'shortlisted', 'interview', 'offered', 'rejected'] as const
export type CompanyStep = (typeof companySteps)[number]

type Steps = Partial<Record<ApplicationParty, readonly ApplicationState[]>>

/**
 * JOB-041, JOB-044: the allowed steps by state. A second interview invitation replaces the first.
 */
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
/**
 * JOB-108: returns whether the company may no longer read the resume; a company that has hired the
 * applicant keeps it.
 */
export const isOverForCompany = (state: ApplicationState): boolean => endsForCompany.includes(state)

/** Returns whether a party may change the state of an application. */
export function mayStep(from: ApplicationState, to: ApplicationState, by: ApplicationParty) {
  return stepsFrom[from][by]?.includes(to) ?? false
}

/** JOB-045: the days without a response after which the student sees that there was none. */
export const noResponseDays = 30
/** JOB-026: the maximum number of posts for one click. */
export const sendAllMost = 20
/** JOB-046: the days for which the link of a company works. */
export const companyLinkDays = 60

export const letterMost = 1000
export const stepNoteMost = 500
export const interviewPlaceMost = 200

/** JOB-105: the groups of applications on the student's page. */
export const applicationGroups = ['all', 'toDo', 'waiting', 'ended'] as const
export type ApplicationGroup = (typeof applicationGroups)[number]

/** JOB-048: the state of the e-mail to the company; `none` after its content was removed. */
export const deliveryMails = ['none', 'waiting', 'sent', 'failed'] as const
export type DeliveryMail = (typeof deliveryMails)[number]

/** JOB-122: how the overview of the staff can be divided. */
export const overviewDivisions = ['month', 'company', 'study'] as const
export type OverviewDivision = (typeof overviewDivisions)[number]
/** The maximum number of rows of the overview; those with the most applications are kept. */
export const overviewMost = 200
/** The numbers of months of the overview, including the current one. */
export const overviewMonths = [3, 6, 12, 24] as const
