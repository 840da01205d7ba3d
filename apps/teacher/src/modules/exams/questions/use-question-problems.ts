import { exams } from '@titian/contract'
import { itemProblems } from '@titian/exam-items/edit'
import { byContract } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { questionInputOf, type QuestionValues } from './question-values.ts'

const check = byContract<QuestionValues>(exams.questionBankAdd.input, { inputOf: questionInputOf })

/** Returns the error texts of a question by path. Each kind of question adds its own errors. */
export function useQuestionProblems() {
  const { t } = useTranslation('exams')
  return (values: QuestionValues): Record<string, string> => {
    const ofKind = itemProblems(values.item).map(
      ({ path, code }) => [`item.${path}`, t(`problem.${code}`)] as const,
    )
    return { ...check(values), ...Object.fromEntries(ofKind) }
  }
}
