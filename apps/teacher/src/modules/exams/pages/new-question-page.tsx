import { Button } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { type BankQuestion, exams } from '@titian/contract'
import { emptyItem } from '@titian/exam-items/edit'
import {
  ask,
  callKey,
  ErrorView,
  SavedAt,
  useAsk,
  usePageTitle,
  useSavedForm,
  useShowFailure,
} from '@titian/site'
import { SectionHead, TextSkeleton, toast } from '@titian/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { QuestionForm } from '../questions/question-form.tsx'
import { emptyQuestion, questionInputOf, questionValuesOf } from '../questions/question-values.ts'
import { useQuestionProblems } from '../questions/use-question-problems.ts'

const none = { version: 0 }

function NewQuestion({ model }: { model: BankQuestion | undefined }) {
  const { t } = useTranslation('exams')
  const router = useRouter()
  const client = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const form = useSavedForm({
    mode: 'button',
    draft: model ? `newQuestion.${model.idSign}` : 'newQuestion',
    stored: none,
    valuesOf: () => (model ? questionValuesOf(model) : emptyQuestion()),
    problemsOf: useQuestionProblems(),
    send: async (values) => {
      await ask(exams.questionBankAdd, questionInputOf(values))
      return none
    },
    onFailure: useShowFailure(),
  })
  const add = async () => {
    if (!(await form.save())) return false
    void client.invalidateQueries({ queryKey: callKey(exams.questionTags) })
    await client.invalidateQueries({ queryKey: callKey(exams.questionBankFindList) })
    toast.success(t('site:toast.added'))
    return true
  }
  const addLast = async () => {
    if (await add()) await router.navigate(linkTo.questionBank())
  }
  /**
   * After saving, the form starts the next question with the settings that questions usually share.
   */
  const addNext = async () => {
    const { item, level, score, courseIdSign, tags } = form.values
    if (!(await add())) return
    form.change({ item: emptyItem(item.kind), level, score, courseIdSign, tags })
    place.current?.querySelector('textarea')?.focus()
  }
  return (
    <div ref={place}>
      <QuestionForm
        form={form}
        onSubmit={() => void addLast()}
        submitLabel={t('bank.add')}
        mark={
          <>
            <SavedAt state={form.dirty ? 'local' : 'none'} />
            <Button variant="default" loading={form.busy} onClick={() => void addNext()}>
              {t('bank.addNext')}
            </Button>
          </>
        }
      />
    </div>
  )
}

/** Creates a question: empty, or with `?from=` as a copy of another question. */
export function NewQuestionPage() {
  const { t } = useTranslation('exams')
  const { from } = useSearch({ from: paths.newQuestion })
  const asked = useAsk(exams.questionBankGetById, { sign: from ?? '' }, { enabled: Boolean(from) })
  usePageTitle(t('bank.new'))
  if (from && asked.error)
    return <ErrorView level={1} error={asked.error} onRetry={() => void asked.refetch()} />
  return (
    <>
      <SectionHead level={1} title={t('bank.new')} lead={t('bank.newLead')} />
      {from && !asked.data ? (
        <TextSkeleton lines={8} label={t('site:loading')} />
      ) : (
        <NewQuestion key={from ?? ''} model={asked.data} />
      )}
    </>
  )
}
