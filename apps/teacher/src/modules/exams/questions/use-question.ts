import { exams, type BankQuestion } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, askKey, callKey } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptForm } from '../../../parts/use-kept-form.ts'
import { questionInputOf, questionValuesOf, type QuestionValues } from './question-values.ts'

/** EXM-119: saving makes a new version; papers that were begun keep theirs. */
export function useQuestion(question: BankQuestion) {
  const { t } = useTranslation('exams')
  const client = useQueryClient()
  const { idSign } = question
  const [at, setAt] = useState<number | null>(null)
  const form = useKeptForm<QuestionValues, BankQuestion>({
    key: `question.${idSign}`,
    stored: question,
    valuesOf: questionValuesOf,
    send: (values, version) =>
      ask(exams.questionBankUpdate, { ...questionInputOf(values), idSign, version }),
    onTaken: (copy) => {
      client.setQueryData(askKey(exams.questionBankGetById, { sign: idSign }), copy)
      void client.invalidateQueries({ queryKey: callKey(exams.questionBankFindList) })
    },
  })
  const save = async () => {
    if (!(await form.save())) return
    setAt(Date.now())
    toast.success(t('site:toast.saved'))
  }
  return { ...form, save, at }
}
