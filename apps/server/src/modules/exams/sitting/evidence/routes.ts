import type { exams, TimelineEntry } from '@titian/contract'
import type { Answer } from '../../../../platform/http/context.ts'
import { mayEditContent } from '../../../courses/index.ts'
import { getOwnAttemptPaper } from '../papers/access.ts'
import { takeEvidence } from './actions.ts'
import * as queries from './queries.ts'
import type { TimelineRow } from './queries.ts'

function timelineEntry({ at, was, became, actor, ...row }: TimelineRow): TimelineEntry {
  return { ...row, at: new Date(at).toISOString(), from: was, to: became, by: actor }
}

type Calls = typeof exams
type EvidenceCall = 'noteEvidence' | 'listEvidence'

export const evidenceAnswers: { [Name in EvidenceCall]: Answer<Calls[Name]> } = {
  noteEvidence: async ({ unitestingUserRecordId, page, entries }, context) => {
    const { attemptId } = await getOwnAttemptPaper(
      context,
      context.open('attempt', unitestingUserRecordId),
    )
    return takeEvidence(context.db, { attemptId, page, entries }, context.now)
  },
  listEvidence: async ({ recordId, ...part }, { db, school, actor, open, refuse }) => {
    const caller = { schoolId: school.id, userId: actor.userId }
    const access = await queries.getTimelineAccess(db, caller, open('attempt', recordId))
    const { attemptId, taught, total, leftOut } = access
    if (!mayEditContent(actor, { schoolId: school.id }, taught)) return refuse('noPermission')
    const rows = await queries.listTimeline(db, attemptId, part)
    return { list: rows.map(timelineEntry), total, leftOut }
  },
}
