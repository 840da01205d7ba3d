import type { Language } from '@titian/contract'
import type { Db } from '../../platform/database/database.ts'
import { getHandedIn } from '../homework/index.ts'
import { listDebriefs, listKeyDecisions } from '../practice/index.ts'
import type { PlacedAssessment } from './queries.ts'

/** What the student of an assessment has answered after the run, with the words of each question. */
export async function debriefOf(
  db: Db,
  { assessment: { schoolId, runId, userId } }: Pick<PlacedAssessment, 'assessment'>,
  language: Language,
): Promise<{ question: string; text: string }[]> {
  if (runId === null) return []
  const { questions, players } = await listDebriefs(db, schoolId, runId)
  const answers = players.find((one) => one.userId === userId)?.answers ?? []
  return questions.flatMap(({ name, texts }) => {
    const answer = answers.find(({ question }) => question === name)
    return answer ? [{ question: texts[language], text: answer.text }] : []
  })
}

/** PRC-132: what the student of an assessment has handed in; null for a run. */
export async function handInOf(
  db: Db,
  { assessment: { schoolId, handInId } }: Pick<PlacedAssessment, 'assessment'>,
) {
  return handInId === null ? null : getHandedIn(db, schoolId, handInId)
}

/** PRC-140: the decisions from which the machine has rated a run; none for a hand-in. */
export async function decisionsOf(
  db: Db,
  { assessment: { schoolId, runId } }: Pick<PlacedAssessment, 'assessment'>,
) {
  return runId === null ? [] : listKeyDecisions(db, schoolId, runId)
}
