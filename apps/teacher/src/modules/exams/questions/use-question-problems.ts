import { itemProblems } from '@titian/exam-items/edit'
import { useTranslation } from 'react-i18next'
import { isPoints, type QuestionValues } from './question-values.ts'

/** What is wrong with a question, by its path in the form. */
export function useQuestionProblems() {
  const { t } = useTranslation('exams')
  return ({ item, score }: QuestionValues): Record<string, string> => {
    const problems = itemProblems(item).map(
      ({ path, code }) => [`item.${path}`, t(`problem.${code}`)] as const,
    )
    return {
      ...Object.fromEntries(problems),
      ...(isPoints(score) ? {} : { score: t('problem.points') }),
    }
  }
}
