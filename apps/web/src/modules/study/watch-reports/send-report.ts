import { study, training, type DataOf } from '@titian/contract'
import { callServer, ServerRefusal } from '@titian/site'
import type { Lesson } from './stored-reports.ts'
import type { Outcome, Report } from './report-queue.ts'

export type Credit = DataOf<typeof study.saveStudyRecord>

export interface Sent {
  outcome: Outcome
  credit?: Credit
  refusal?: ServerRefusal
}

// `keepalive`, because every report may be the last of this page.
const options = { quiet: true, keepalive: true }

function callFor({ courseSign, videoSign, train }: Lesson, report: Report) {
  if (!train) {
    const input = { courseIdSign: courseSign, videoIdSign: videoSign, ...report }
    return callServer(study.saveStudyRecord, input, options)
  }
  const { to: currentTime, ...rest } = report
  const input = { ...train, videoId: videoSign, currentTime, ...rest }
  return callServer(training.trainHeartbeat, input, options)
}

const pathOf = ({ train }: Lesson) => (train ? training.trainHeartbeat : study.saveStudyRecord).path

/** CRS-050, TRN-036: sends a report by the call of courses or trainings. */
export async function sendReport(lesson: Lesson, report: Report): Promise<Sent> {
  const answer = await callFor(lesson, report).catch(() => null)
  // "Too many requests" and an ended session do not concern the report, so it is retried.
  if (!answer || answer.status >= 500 || answer.status === 429) return { outcome: 'unreachable' }
  if (answer.ok && answer.data.data) return { outcome: 'answered', credit: answer.data.data }
  const refusal = new ServerRefusal(pathOf(lesson), answer.status, answer.data)
  return { outcome: 'refused', refusal }
}
