import {
  type ApplicationState,
  type ApplicationStep,
  type CompanyStep,
  companySteps,
  mayStep,
} from '@titian/contract'
import { type JobApplicationRow, silentFrom } from '../employment/index.ts'
import type { StepRow } from './tables.ts'

type Invited = Pick<JobApplicationRow, 'state' | 'interviewAt' | 'interviewPlace'>

/** Returns the invitation as long as the interview is ahead. */
export const invitationOf = ({ state, interviewAt, interviewPlace }: Invited) =>
  state === 'interview' && interviewAt
    ? { at: interviewAt.toISOString(), place: interviewPlace }
    : null

/** JOB-105: returns the next action of the student. */
export function nextOf({ state, interviewAt }: Invited, now: Date) {
  if (state === 'offered') return 'answerOffer'
  if (state === 'interview') return interviewAt && interviewAt > now ? 'prepare' : 'wait'
  return state === 'delivered' || state === 'viewed' || state === 'shortlisted' ? 'wait' : 'none'
}

/** JOB-041: returns the steps that the company may make now. */
export const stepsOfCompany = (state: ApplicationState): CompanyStep[] =>
  companySteps.filter((step) => mayStep(state, step, 'company'))

const isUnanswered = (state: ApplicationState | undefined) =>
  state === 'delivered' || state === 'viewed'

const stepOf = ({ at, toState, by, note, interviewAt, interviewPlace }: StepRow) => ({
  at: at.toISOString(),
  state: toState,
  by,
  note,
  interview: interviewAt && { at: interviewAt.toISOString(), place: interviewPlace },
})

/** Returns the steps of an application, the oldest first. */
export const stepsShown = (steps: readonly StepRow[]): ApplicationStep[] => steps.map(stepOf)

/**
 * JOB-045: returns the steps as the student sees them. If the company did not answer, the day on
 * which the time was over is one of them.
 */
export function timelineOf(steps: readonly StepRow[], deliveredAt: Date, now: Date) {
  const silentSince = silentFrom(deliveredAt)
  const before = steps.filter((step) => step.at < silentSince)
  if (silentSince > now || !isUnanswered(before.at(-1)?.toState)) return stepsShown(steps)
  const silence: ApplicationStep = {
    at: silentSince.toISOString(),
    state: 'no_response',
    by: 'system',
    note: '',
    interview: null,
  }
  return [...stepsShown(before), silence, ...stepsShown(steps.slice(before.length))]
}

/** The answer of a company. */
export interface CompanyAnswer {
  step: CompanyStep
  note: string
  interviewAt: Date | null
  interviewPlace: string
}

/** JOB-103: true if the last step equals this one. A repeated request is then confirmed. */
export const isSameAnswer = (last: StepRow | undefined, answer: CompanyAnswer): boolean =>
  last !== undefined &&
  last.by === 'company' &&
  last.toState === answer.step &&
  last.note === answer.note &&
  last.interviewAt?.getTime() === answer.interviewAt?.getTime() &&
  last.interviewPlace === answer.interviewPlace

/** JOB-106: returns the faults of an invitation by field. */
export function faultsOf({ step, interviewAt, interviewPlace }: CompanyAnswer, now: Date) {
  if (step !== 'interview') return []
  const faults: { field: string; reason: InterviewFault }[] = []
  if (!interviewAt) faults.push({ field: 'interviewAt', reason: 'interviewTimeMissing' })
  else if (interviewAt <= now) faults.push({ field: 'interviewAt', reason: 'interviewPast' })
  if (interviewPlace === '')
    faults.push({ field: 'interviewPlace', reason: 'interviewPlaceMissing' })
  return faults
}
type InterviewFault = 'interviewTimeMissing' | 'interviewPast' | 'interviewPlaceMissing'

/** Returns the columns of an application that a step changes. */
export function changedBy(
  { answeredAt }: Pick<JobApplicationRow, 'answeredAt'>,
  { by, to, interviewAt, interviewPlace }: Step,
  now: Date,
) {
  const isAnswer = by === 'company' && to !== 'viewed'
  return {
    state: to,
    changedAt: now,
    answeredAt: answeredAt ?? (isAnswer ? now : null),
    ...(to === 'interview' && { interviewAt, interviewPlace }),
  }
}

export interface Step {
  by: 'student' | 'company'
  to: ApplicationState
  note: string
  interviewAt?: Date | null
  interviewPlace?: string
}
