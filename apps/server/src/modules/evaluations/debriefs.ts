import type { Language } from '@titian/contract'
import type { Db } from '../../platform/database/database.ts'
import { listDebriefs } from '../practice/index.ts'
import type { PlacedAssessment } from './queries.ts'

/** What the student of an assessment has answered after the run, with the words of each question. */
export async function debriefOf(
  db: Db,
  { assessment: { schoolId, runId, userId } }: Pick<PlacedAssessment, 'assessment'>,
  language: Language,
): Promise<{ question: string; text: string }[]> {
  const { questions, players } = await listDebriefs(db, schoolId, runId)
  const answers = players.find((one) => one.userId === userId)?.answers ?? []
  return questions.flatMap(({ name, texts }) => {
    const answer = answers.find(({ question }) => question === name)
    return answer ? [{ question: texts[language], text: answer.text }] : []
  })
}
