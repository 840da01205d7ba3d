import { exams, type BankQuestion } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, askKey, callKey, useSavedForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { questionInputOf, questionValuesOf, type QuestionValues } from './question-values.ts'
import { useQuestionProblems } from './use-question-problems.ts'

/** EXM-119: saving makes a new version; papers that were begun keep theirs. */
export function useQuestion(question: BankQuestion) {
  const { t } = useTranslation('exams')
  const client = useQueryClient()
  const { idSign } = question
  const form = useSavedForm<QuestionValues, BankQuestion>({
    mode: 'button',
    draft: `question.${idSign}`,
    stored: question,
    valuesOf: questionValuesOf,
    problemsOf: useQuestionProblems(),
    send: (values, version) =>
      ask(exams.questionBankUpdate, { ...questionInputOf(values), idSign, version }),
    onSaved: (copy) => {
      client.setQueryData(askKey(exams.questionBankGetById, { sign: idSign }), copy)
      for (const call of [exams.questionBankFindList, exams.questionTags])
        void client.invalidateQueries({ queryKey: callKey(call) })
    },
  })
  const save = async () => {
    if (await form.save()) toast.success(t('site:toast.saved'))
  }
  return { ...form, save }
}
