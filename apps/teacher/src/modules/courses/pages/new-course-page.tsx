import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { courses } from '@titian/contract'
import { callKey, currentLanguage, SavedAt, useAct, usePageTitle } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { forgetKept, keep, readKept } from '../../../parts/kept-draft.ts'
import { courseProblems, emptyCourse, inputOf, type CourseValues } from '../parts/course-values.ts'
import { SummaryForm } from '../parts/summary-form.tsx'
import { WizardSteps } from '../parts/wizard-steps.tsx'
import styles from '../parts/wizard.module.css'

const key = 'newCourse'

/** What is typed before the course exists is kept on this device. */
function useNewCourse() {
  const [values, setValues] = useState<CourseValues>(
    () => readKept<CourseValues>(key)?.values ?? emptyCourse,
  )
  const isNew = JSON.stringify(values) === JSON.stringify(emptyCourse)
  useEffect(() => {
    if (!isNew) keep(key, { version: 0, values })
  }, [isNew, values])
  return [values, setValues, isNew] as const
}

/** TCH-005: the first step makes the course; its address carries the id through the following ones. */
export function NewCoursePage() {
  const { t } = useTranslation('courses')
  const router = useRouter()
  const [values, setValues, isNew] = useNewCourse()
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  usePageTitle(t('newCourse'))
  const problems = courseProblems(values)
  const add = useAct(courses.addCourse, {
    refresh: [callKey(courses.myCourseList)],
    onDone: async ({ sign }) => {
      forgetKept(key)
      await router.navigate({ href: linkTo.course(sign, 'catalogue'), replace: true })
    },
    onRefusal: ({ fields }) => {
      setRefused(fields)
      return Object.keys(fields).length > 0
    },
  })
  const submit = () => {
    setTried(true)
    const [first] = problems.keys()
    if (first) return document.getElementById(`course-${first}`)?.focus()
    add.mutate(inputOf(values, currentLanguage()))
  }
  const shown = tried
    ? problems
    : new Map([...problems].filter(([, problem]) => problem !== 'nameMissing'))
  return (
    <>
      <SectionHead level={1} title={t('newCourse')} lead={t('newCourseLead')} />
      <WizardSteps sign={null} step="summary" done={[]} />
      <SummaryForm
        values={values}
        onChange={(part) => setValues((before) => ({ ...before, ...part }))}
        problems={shown}
        refused={refused}
        coverSeed={key}
        picture={null}
      />
      <div className={styles['foot']}>
        <SavedAt state={isNew ? 'none' : 'local'} />
        <Button onClick={submit} loading={add.isPending}>
          {t('createCourse')}
        </Button>
      </div>
    </>
  )
}
