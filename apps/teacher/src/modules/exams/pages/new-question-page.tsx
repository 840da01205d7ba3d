import { useRouter } from '@tanstack/react-router'
import { exams } from '@titian/contract'
import { callKey, SavedAt, useAct, usePageTitle } from '@titian/site'
import { SectionHead, toast } from '@titian/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { forgetKept, keep, readKept } from '../../../parts/kept-draft.ts'
import { QuestionForm } from '../questions/question-form.tsx'
import {
  emptyQuestion,
  questionInputOf,
  type QuestionValues,
} from '../questions/question-values.ts'

const key = 'newQuestion'

export function NewQuestionPage() {
  const { t } = useTranslation('exams')
  const router = useRouter()
  const [values, setValues] = useState<QuestionValues>(
    () => readKept<QuestionValues>(key)?.values ?? emptyQuestion(),
  )
  const [touched, setTouched] = useState(false)
  const done = useRef(false)
  usePageTitle(t('bank.new'))
  useEffect(() => {
    if (touched && !done.current) keep(key, { version: 0, values })
  }, [touched, values])
  const add = useAct(exams.questionBankAdd, {
    refresh: [callKey(exams.questionBankFindList)],
    onDone: async () => {
      done.current = true
      forgetKept(key)
      toast.success(t('site:toast.added'))
      await router.navigate({ href: linkTo.questionBank() })
    },
  })
  return (
    <>
      <SectionHead level={1} title={t('bank.new')} lead={t('bank.newLead')} />
      <QuestionForm
        values={values}
        onChange={(next) => {
          setTouched(true)
          setValues(next)
        }}
        onSubmit={() => add.mutate(questionInputOf(values))}
        busy={add.isPending}
        submitLabel={t('bank.add')}
        mark={<SavedAt state={touched ? 'local' : 'none'} />}
      />
    </>
  )
}
