import { Button } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { exams } from '@titian/contract'
import { callKey, SavedAt, useAct, usePageTitle } from '@titian/site'
import { SectionHead, toast } from '@titian/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { forgetKept, keep, readKept } from '../../../parts/kept-draft.ts'
import { ExaminationForm } from '../examinations/examination-form.tsx'
import {
  emptyExamination,
  examinationInputOf,
  examinationProblems,
  type ExaminationValues,
} from '../examinations/examination-values.ts'
import styles from '../parts/forms.module.css'

const key = 'newExamination'

export function NewExaminationPage() {
  const { t } = useTranslation('exams')
  const router = useRouter()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const { courseIdSign } = search
  const course = typeof courseIdSign === 'string' ? courseIdSign : ''
  const [values, setValues] = useState<ExaminationValues>(() => ({
    ...(readKept<ExaminationValues>(key)?.values ?? emptyExamination('')),
    ...(course ? { courseIdSign: course } : {}),
  }))
  const [touched, setTouched] = useState(false)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  usePageTitle(t('list.new'))
  useEffect(() => {
    if (touched) keep(key, { version: 0, values })
  }, [touched, values])
  const problems = examinationProblems(values)
  const add = useAct(exams.addExamination, {
    refresh: [callKey(exams.findExaminations)],
    onDone: async ({ sign }) => {
      forgetKept(key)
      toast.success(t('site:toast.added'))
      await router.navigate({ href: linkTo.examination(sign, 'questions'), replace: true })
    },
    onRefusal: ({ fields }) => {
      setRefused(fields)
      return Object.keys(fields).length > 0
    },
  })
  const submit = () => {
    setTried(true)
    const [first] = problems.keys()
    if (first) return document.getElementById(`exam-${first}`)?.focus()
    add.mutate(examinationInputOf(values))
  }
  return (
    <>
      <SectionHead level={1} title={t('list.new')} lead={t('list.newLead')} />
      <ExaminationForm
        values={values}
        onChange={(part) => {
          setTouched(true)
          setValues((before) => ({ ...before, ...part }))
        }}
        problems={tried ? problems : new Map()}
        refused={refused}
      />
      <div className={styles['foot']}>
        <SavedAt state={touched ? 'local' : 'none'} />
        <Button onClick={submit} loading={add.isPending}>
          {t('list.create')}
        </Button>
      </div>
    </>
  )
}
