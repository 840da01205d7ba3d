import { useParams } from '@tanstack/react-router'
import { exams, type BankQuestion } from '@titian/contract'
import { ErrorView, FormError, SavedAt, useAsk, usePageTitle } from '@titian/site'
import { Note, SectionHead, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { QuestionConflict } from '../questions/question-conflict.tsx'
import { QuestionForm } from '../questions/question-form.tsx'
import { useQuestion } from '../questions/use-question.ts'

function QuestionEditor({ question }: { question: BankQuestion }) {
  const { t } = useTranslation('exams')
  const form = useQuestion(question)
  const { values, dirty, at, failure, newer, save, resolve } = form
  return (
    <>
      {question.may.edit ? null : <Note>{t('bank.notYours')}</Note>}
      <FormError error={failure} />
      {newer ? <QuestionConflict mine={values} newer={newer} onResolve={resolve} /> : null}
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
