import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { courses, files } from '@titian/contract'
import { callKey, currentLanguage, SavedAt, useAct, useAsk, usePageTitle } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { forgetKept, keep, readKept } from '../../../parts/kept-draft.ts'
import {
  courseProblems,
  emptyCourse,
  inputOf,
  withKept,
  type CourseValues,
} from '../summary/course-values.ts'
import { SummaryForm } from '../summary/summary-form.tsx'
import { UnsavedReason } from '../summary/unsaved-reason.tsx'
import { useProblemFocus } from '../summary/use-problem-focus.ts'
import { WizardSteps } from '../wizard/wizard-steps.tsx'
import styles from '../wizard/wizard.module.css'

const key = 'newCourse'

/** What is typed before the course exists is kept on this device. */
function useNewCourse() {
  const [values, setValues] = useState<CourseValues>(() =>
    withKept(emptyCourse, readKept<CourseValues>(key)?.values),
  )
  const isNew = JSON.stringify(values) === JSON.stringify(emptyCourse)
  useEffect(() => {
    if (!isNew) keep(key, { version: 0, values })
  }, [isNew, values])
  return [values, setValues, isNew] as const
}

/** The picture of a draft that was uploaded before this page was opened: the file is stored, the course is not. */
function useStoredPicture(path: string | null): string | null {
  const { data } = useAsk(
    files.download,
    { fileUrl: path ?? '' },
    { enabled: path !== null, staleTime: Infinity },
  )
  return data?.url ?? null
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
  const picture = useStoredPicture(values.coursePicture)
  const { language, setLanguage, focusFirst } = useProblemFocus()
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
    if (focusFirst(problems)) return
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
        picture={picture}
        mayPrice
        language={language}
        onLanguage={setLanguage}
      />
      <div className={styles['foot']}>
        <SavedAt state={isNew ? 'none' : 'local'} />
        <UnsavedReason problems={shown} refused={refused} />
        <Button onClick={submit} loading={add.isPending}>
          {t('createCourse')}
        </Button>
      </div>
    </>
  )
}
