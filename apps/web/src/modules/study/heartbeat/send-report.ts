import { study, type DataOf } from '@titian/contract'
import { callServer, ServerRefusal } from '@titian/site'
import type { Lesson } from './kept-reports.ts'
import type { Outcome, Report } from './mailbox.ts'

export type Credit = DataOf<typeof study.saveStudyRecord>

export interface Sent {
  outcome: Outcome
  credit?: Credit
  refusal?: ServerRefusal
}

export async function sendReport({ courseSign, videoSign }: Lesson, report: Report): Promise<Sent> {
  const input = { courseIdSign: courseSign, videoIdSign: videoSign, ...report }
  // Every report may be the last one of this page.
  const answer = await callServer(study.saveStudyRecord, input, {
    quiet: true,
    keepalive: true,
  }).catch(() => null)
  // Too many at once, and a session that has ended, are no word about the report.
  if (!answer || answer.status >= 500 || answer.status === 429) return { outcome: 'unreachable' }
  if (answer.ok && answer.data.data) return { outcome: 'answered', credit: answer.data.data }
  const refusal = new ServerRefusal(study.saveStudyRecord.path, answer.status, answer.data)
  return { outcome: 'refused', refusal }
}
