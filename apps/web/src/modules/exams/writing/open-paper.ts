import { exams, type Paper } from '@titian/contract'
import type { ItemAnswer } from '@titian/exam-items/shape'
import { ask, isAsStudent } from '@titian/site'
import { PaperClock } from '../clock/paper-clock.ts'
import { AnswerSaver } from '../saving/answer-saver.ts'
import type { Confirmed, Journal } from '../saving/entry.ts'
import { openJournals } from '../saving/left-answers.ts'
import type { AnswerSeal } from '../saving/sealed-answers.ts'
import { createSend } from '../saving/save-wire.ts'
import { tabHolder } from '../saving/tab-holder.ts'
import { trialSend } from '../saving/trial-send.ts'
import { type Answers, questionsOf } from './paper-questions.ts'

/** A paper that this tab has taken over, with the clock and the saver of the paper. */
export interface OpenPaper {
  paper: Paper
  recordId: string
  holder: string
  clock: PaperClock
  saver: AnswerSaver
  journal: Journal
  seal: AnswerSeal | null
  /**
   * The answers of the server. For a question with an unsent answer in the journal, that answer.
   */
  answers: Answers
}

function startAnswers(paper: Paper, saver: AnswerSaver): Answers {
  const answers = new Map<string, ItemAnswer>(
    questionsOf(paper).map(({ unitestingBankId, value }) => [unitestingBankId, value]),
  )
  for (const [questionId, { answer }] of saver.waiting)
    if (answers.has(questionId)) answers.set(questionId, answer)
  return answers
}

function confirmedOf(paper: Paper): Map<string, Confirmed> {
  return new Map(
    questionsOf(paper).map(({ unitestingBankId, seq, generation, value: answer, savedAt }) => [
      unitestingBankId,
      { seq, generation, answer, savedAt },
    ]),
  )
}

/** Takes the paper over for this tab (EXM-106). Resolves to null if no attempt is running. */
export async function openPaper(examinationId: string, userId: string): Promise<OpenPaper | null> {
  const holder = tabHolder()
  const asked = performance.now()
  const [paper, journals] = await Promise.all([
    ask(exams.getExaminationPaper, { examinationId, holder }),
    openJournals(userId),
  ])
  const recordId = paper.unitestingUserRecordId
  if (recordId === null || paper.state !== 'inProgress') return null
  const clock = new PaperClock()
  clock.follow(paper, performance.now() - asked)
  const { journal, seal } = journals(recordId)
  const confirmed = confirmedOf(paper)
  // If the local database cannot be opened, the student can still write. The server stores the
  // answers.
  const stored = await journal.read().catch(() => [])
  const grace = paper.examination.graceSeconds * 1000
  const isUrgent = () => clock.isWithinGrace(grace)
  const saver = new AnswerSaver({
    send: isAsStudent() ? trialSend : createSend({ recordId, holder, clock, isUrgent }),
    journal,
    confirmed,
    entries: stored.filter(({ questionId }) => confirmed.has(questionId)),
    generation: paper.generation ?? 1,
    isUrgent,
  })
  const answers = startAnswers(paper, saver)
  return { paper, recordId, holder, clock, saver, journal, seal, answers }
}
