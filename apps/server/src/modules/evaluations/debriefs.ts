import type { Language } from '@titian/contract'
import type { Db } from '../../platform/database/database.ts'
import { getHandedIn } from '../homework/index.ts'
import { listDebriefs, listKeyDecisions } from '../practice/index.ts'
import type { PlacedAssessment } from './queries.ts'

/** Returns what the student answered after the run, with the text of each question. */
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

/** PRC-132: returns what the student has handed in; null for a run. */
export async function handInOf(
  db: Db,
  { assessment: { schoolId, handInId } }: Pick<PlacedAssessment, 'assessment'>,
) {
  return handInId === null ? null : getHandedIn(db, schoolId, handInId)
}

/** PRC-140: returns the decisions for which the program has rated a run; none for a hand-in. */
export async function decisionsOf(
  db: Db,
  { assessment: { schoolId, runId } }: Pick<PlacedAssessment, 'assessment'>,
) {
  return runId === null ? [] : listKeyDecisions(db, schoolId, runId)
}
