import type { PostReport } from '@titian/contract'
import type { View } from '../present.ts'
import { stateOf } from '../rules.ts'
import type { ReportRow } from './queries.ts'

export function postReport(
  { report, post, companyName, reporterName }: ReportRow,
  { seal, now }: View,
): PostReport {
  const { reason, createdAt, decidedAt, takenDown, decisionReason } = report
  return {
    sign: seal('postReport', report.id),
    positionId: seal('jobPost', post.id),
    title: post.title,
    companyName,
    state: stateOf(post, now),
    reason,
    reporterName,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    takenDown,
    decisionReason,
  }
}
