import { useQueryClient } from '@tanstack/react-query'
import { exams, type ExamSubject } from '@titian/contract'
import { itemProblems } from '@titian/exam-items/edit'
import { ask, askKey, byContract, callKey, useSavedForm } from '@titian/site'
import { toast } from '@titian/ui'
import { numberOf } from '@titian/site/number-of'
import { useTranslation } from 'react-i18next'
import { itemJoins } from '../questions/question-values.ts'
import { copyValuesOf, type CopyValues } from './copy-values.ts'

const inputOf = ({ item, score }: CopyValues) => ({ item, score: numberOf(score) })
const check = byContract<CopyValues>(
  exams.updateChoicesCopy.input.pick({ item: true, score: true }),
  { inputOf },
)

/** EXM-080: the form of a question as it is in this examination only. */
export function useCopy(examinationId: string, subject: ExamSubject) {
  const { t } = useTranslation('exams')
  const client = useQueryClient()
  const { id } = subject
  const form = useSavedForm<CopyValues, ExamSubject>({
    mode: 'button',
    draft: `copy.${id}`,
    stored: subject,
    valuesOf: copyValuesOf,
    joins: itemJoins,
    problemsOf: (values) => ({
      ...check(values),
      ...Object.fromEntries(
        itemProblems(values.item).map(({ path, code }) => [`item.${path}`, t(`problem.${code}`)]),
      ),
    }),
    send: (values, version) => ask(exams.updateChoicesCopy, { ...inputOf(values), id, version }),
    onSaved: (copy) => {
      client.setQueryData(askKey(exams.examSubjectById, { examinationId, subjectId: id }), copy)
      void client.invalidateQueries({ queryKey: callKey(exams.allExamSubjects) })
    },
  })
  const save = async () => {
    if (await form.save()) toast.success(t('site:toast.saved'))
  }
  return { ...form, save }
}
