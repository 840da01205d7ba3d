import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type BankQuestion, exams } from '@titian/contract'
import {
  ask,
  askKey,
  callKey,
  ErrorView,
  FormError,
  SavedAt,
  useAsk,
  usePageTitle,
  useSavedForm,
} from '@titian/site'
import { Note, SectionHead, TextSkeleton, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { QuestionConflict } from '../questions/question-conflict.tsx'
import { QuestionForm } from '../questions/question-form.tsx'
import {
  itemJoins,
  questionInputOf,
  type QuestionValues,
  questionValuesOf,
} from '../questions/question-values.ts'
import { useQuestionProblems } from '../questions/use-question-problems.ts'

/** EXM-119: saving creates a new version. Papers that have started keep the old version. */
function useQuestion(question: BankQuestion) {
  const { t } = useTranslation('exams')
  const client = useQueryClient()
  const { idSign } = question
  const form = useSavedForm<QuestionValues, BankQuestion>({
    mode: 'button',
    draft: `question.${idSign}`,
    stored: question,
    valuesOf: questionValuesOf,
    joins: itemJoins,
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

function QuestionEditor({ question }: { question: BankQuestion }) {
  const { t } = useTranslation('exams')
  const form = useQuestion(question)
  const { values, dirty, at, failure, remote, save, resolve } = form
  return (
    <>
      {question.may.edit ? null : <Note>{t('bank.notYours')}</Note>}
      <FormError error={failure} />
      {remote ? <QuestionConflict local={values} remote={remote} onResolve={resolve} /> : null}
      <QuestionForm
        form={form}
        onSubmit={() => void save()}
        submitLabel={t('bank.saveVersion')}
        readOnly={!question.may.edit}
        mark={<SavedAt state={dirty ? 'local' : 'saved'} at={at} />}
      />
    </>
  )
}

export function QuestionPage() {
  const { t } = useTranslation('exams')
  const { sign } = useParams({ from: paths.question })
  const { data, error, refetch } = useAsk(exams.questionBankGetById, { sign })
  usePageTitle(t('bank.question'))
  if (error) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return (
    <>
      <SectionHead
        level={1}
        title={t('bank.question')}
        lead={t('bank.version', { number: data.version, name: data.authorName })}
      />
      <QuestionEditor key={sign} question={data} />
    </>
  )
}
