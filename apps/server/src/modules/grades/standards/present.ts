import type { AssessmentStandard } from '@titian/contract'
import type { SignKind } from '../../../platform/security/signs.ts'
import type { StandardRow } from '../tables.ts'

const percent = (value: number) => `${value}%`

export function assessmentStandard(
  row: StandardRow,
  { seal }: { seal(kind: SignKind, id: number): string },
): AssessmentStandard {
  return {
    id: seal('standard', row.id),
    courseId: seal('course', row.courseId),
    watchVideo: percent(row.watchVideo),
    unitTesting: percent(row.unitTesting),
    theFinalExam: percent(row.theFinalExam),
    logSig: percent(row.logSig),
    interactiveQuestion: percent(row.interactiveQuestion),
    daysAsked: row.daysAsked,
    postsAsked: row.postsAsked,
    version: row.version,
  }
}
