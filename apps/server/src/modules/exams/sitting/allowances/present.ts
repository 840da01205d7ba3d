import type { ExaminationChange, Paper, RecordAllowance, StudentTime } from '@titian/contract'
import { iso, type Reader } from '../../present.ts'
import type { ExaminationRow } from '../../tables.ts'
import type { AllowanceRow, ChangeRow, StudentRow } from './queries.ts'
import { type MoreTime, ownLimits } from '../../authoring/more-time/rules.ts'

type Sealing = Pick<Reader, 'seal'>
type Limits = Pick<ExaminationRow, 'startTime' | 'endTime' | 'minutes' | 'attempts'>

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

export function presentAllowance(row: AllowanceRow, { seal }: Sealing): RecordAllowance {
  const { id, standing, factor, extraMinutes, extraAttempts, reason, givenBy, givenAt } = row
  return {
    allowanceId: seal('allowance', id),
    standing,
    factor,
    extraMinutes,
    extraAttempts,
    reason,
    givenBy,
    givenAt: new Date(givenAt).toISOString(),
  }
}

/**
 * EXM-107: returns the extra time of the student who reads it, without its reason and without other
 * students.
 */
export function presentOwn(
  examination: Limits & { allowance: MoreTime },
  limits: Limits,
): Paper['own'] {
  return {
    limitSeconds: limits.minutes > 0 ? Math.round(limits.minutes * 60) : null,
    endTime: iso(limits.endTime),
    moreTime:
      limits.minutes > examination.minutes ||
      limits.endTime?.getTime() !== examination.endTime?.getTime(),
    moreAttempts: examination.attempts === null ? 0 : examination.allowance.extraAttempts,
  }
}

export function studentTime(row: StudentRow, { seal }: Sealing): StudentTime {
  const { userId, userName, studentCard, own, standing, begun, writing, deadline, more } = row
  const limits = ownLimits(
    {
      startTime: dateOf(row.startTime),
      endTime: dateOf(row.endTime),
      minutes: row.minutes,
      attempts: row.attempts,
    },
    more,
  )
  return {
    userId: seal('user', userId),
    userName,
    studentCard,
    own: own && presentAllowance(own, { seal }),
    standing: standing && presentAllowance(standing, { seal }),
    limitMinutes: limits.minutes > 0 ? limits.minutes : null,
    endTime: iso(limits.endTime),
    attempts: limits.attempts,
    begun,
    writing,
    deadline: iso(dateOf(deadline)),
  }
}

export function examinationChange(row: ChangeRow, { seal }: Sealing): ExaminationChange {
  const { id, kind, changedAt, changedBy, userName, standing, reason, before, after } = row
  return {
    changeId: seal('examinationChange', id),
    kind,
    changedAt: new Date(changedAt).toISOString(),
    changedBy,
    userName,
    standing,
    reason,
    ...(kind === 'extended'
      ? { times: { before, after } as ExaminationChange['times'], allowance: null }
      : { times: null, allowance: { before, after } as ExaminationChange['allowance'] }),
  }
}
