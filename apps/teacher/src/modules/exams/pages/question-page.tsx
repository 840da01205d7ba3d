import { useParams } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { exams, type BankQuestion } from '@titian/contract'
import {
  ask,
  askKey,
  callKey,
  ErrorView,
  FormError,
  SavedAt,
  useAsk,
  usePageTitle,
} from '@titian/site'
import { ConflictNote } from '@titian/site/staff'
import { Note, SectionHead, TextSkeleton, toast } from '@titian/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetKept, keep, readKept } from '../../../parts/kept-draft.ts'
import { newerCopy } from '../../../parts/newer-copy.ts'
import { describeItem } from '../parts/describe-item.ts'
import { QuestionForm } from '../parts/question-form.tsx'
import { questionInputOf, questionValuesOf, type QuestionValues } from '../parts/question-values.ts'

/** EXM-119: saving makes a new version; papers that were begun keep theirs. */
function useQuestion(question: BankQuestion) {
  const { t } = useTranslation('exams')
  const client = useQueryClient()
  const key = `question.${question.idSign}`
  const kept = useState(() => readKept<QuestionValues>(key))[0]
  const [values, setValues] = useState(kept?.values ?? questionValuesOf(question))
  const [version, setVersion] = useState(kept?.version ?? question.version)
  const [changed, setChanged] = useState(kept !== null)
  const [at, setAt] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [newer, setNewer] = useState<BankQuestion | null>(null)
  useEffect(() => {
    if (changed) keep(key, { version, values })
  }, [changed, key, version, values])

  const change = (next: QuestionValues) => {
    setValues(next)
    setChanged(true)
  }
  const settle = (saved: BankQuestion) => {
    client.setQueryData(askKey(exams.questionBankGetById, { sign: question.idSign }), saved)
    void client.invalidateQueries({ queryKey: callKey(exams.questionBankFindList) })
    forgetKept(key)
    setVersion(saved.version)
    setChanged(false)
  }
  const save = async () => {
    setBusy(true)
    setError(null)
    try {
      const input = { ...questionInputOf(values), idSign: question.idSign, version }
      settle(await ask(exams.questionBankUpdate, input))
      setAt(Date.now())
      toast.success(t('site:toast.saved'))
    } catch (failure) {
      const copy = newerCopy<BankQuestion>(failure)
      if (copy) setNewer(copy)
      else setError(failure)
    } finally {
      setBusy(false)
    }
  }
  const resolve = (mine: boolean) => {
    if (!newer) return
    if (mine) setVersion(newer.version)
    else {
      settle(newer)
      setValues(questionValuesOf(newer))
    }
    setNewer(null)
  }
  return { values, change, changed, at, busy, error, newer, save, resolve }
}

function QuestionEditor({ question }: { question: BankQuestion }) {
  const { t } = useTranslation('exams')
  const { values, change, changed, at, busy, error, newer, save, resolve } = useQuestion(question)
  return (
    <>
      {question.may.edit ? null : <Note>{t('bank.notYours')}</Note>}
      <FormError error={error} />
      {newer ? (
        <ConflictNote
          rows={[
            {
              name: t('bank.question'),
              mine: describeItem(values.item),
              theirs: describeItem(newer.item),
            },
          ]}
          onKeep={() => resolve(true)}
          onTake={() => resolve(false)}
        />
      ) : null}
      <QuestionForm
        values={values}
        onChange={change}
        onSubmit={() => void save()}
        busy={busy}
        submitLabel={t('bank.saveVersion')}
        readOnly={!question.may.edit}
        mark={<SavedAt state={changed ? 'local' : 'saved'} at={at} />}
      />
    </>
  )
}

export function QuestionPage() {
  const { t } = useTranslation('exams')
  const { sign = '' }: { sign?: string } = useParams({ strict: false })
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
