import { useRouter } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { exams } from '@titian/contract'
import { ask, callKey, SavedAt, usePageTitle, useSavedForm, useTellFailure } from '@titian/site'
import { SectionHead, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { QuestionForm } from '../questions/question-form.tsx'
import { emptyQuestion, questionInputOf } from '../questions/question-values.ts'
import { useQuestionProblems } from '../questions/use-question-problems.ts'

const none = { version: 0 }

export function NewQuestionPage() {
  const { t } = useTranslation('exams')
  const router = useRouter()
  const client = useQueryClient()
  usePageTitle(t('bank.new'))
  const form = useSavedForm({
    mode: 'button',
    draft: 'newQuestion',
    stored: none,
    valuesOf: emptyQuestion,
    problemsOf: useQuestionProblems(),
    send: async (values) => {
      await ask(exams.questionBankAdd, questionInputOf(values))
      return none
    },
    onFailure: useTellFailure(),
  })
  const add = async () => {
    if (!(await form.save())) return
    await client.invalidateQueries({ queryKey: callKey(exams.questionBankFindList) })
    toast.success(t('site:toast.added'))
    await router.navigate(linkTo.questionBank())
  }
  return (
    <>
      <SectionHead level={1} title={t('bank.new')} lead={t('bank.newLead')} />
      <QuestionForm
        form={form}
        onSubmit={() => void add()}
        submitLabel={t('bank.add')}
        mark={<SavedAt state={form.dirty ? 'local' : 'none'} />}
      />
    </>
  )
}
