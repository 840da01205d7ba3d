import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { exams } from '@titian/contract'
import { ask, callKey, SavedAt, usePageTitle, useSavedForm, useShowFailure } from '@titian/site'
import { SectionHead, toast, SaveBar } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { ExaminationForm } from '../examinations/examination-form.tsx'
import {
  emptyExamination,
  examinationInputOf,
  examinationProblems,
  type ExaminationValues,
} from '../examinations/examination-values.ts'
import { OfCourse } from '../../../parts/of-course.tsx'

/**
 * The form of a new examination, whose values are stored while the teacher types. A course in the
 * address replaces the course of the stored draft.
 */
function useNewExamination() {
  const { t } = useTranslation('exams')
  const router = useRouter()
  const client = useQueryClient()
  const { courseIdSign: course = '' } = useSearch({ from: paths.newExamination })
  const open = async (sign: string) => {
    await client.invalidateQueries({ queryKey: callKey(exams.findExaminations) })
    toast.success(t('site:toast.added'))
    await router.navigate({ ...linkTo.examination(sign, 'questions'), replace: true })
  }
  return useSavedForm<ExaminationValues, { version: number; sign: string }>({
    mode: 'button',
    draft: 'newExamination',
    fromDraft: (draft) => (course ? { ...draft, courseIdSign: course } : draft),
    stored: { version: 0, sign: '' },
    valuesOf: () => emptyExamination(course),
    problemsOf: examinationProblems,
    send: async (values) => ({
      ...(await ask(exams.addExamination, examinationInputOf(values))),
      version: 0,
    }),
    onSaved: ({ sign }) => void open(sign),
    onFailure: useShowFailure(),
  })
}

function NewExamination() {
  const { t } = useTranslation('exams')
  const { values, change, errors, dirty, busy, save } = useNewExamination()
  return (
    <>
      <SectionHead level={1} title={t('list.new')} lead={t('list.newLead')} />
      <ExaminationForm values={values} onChange={change} errors={errors} />
      <SaveBar>
        <SavedAt state={dirty ? 'local' : 'none'} />
        <Button onClick={() => void save()} loading={busy}>
          {t('list.create')}
        </Button>
      </SaveBar>
    </>
  )
}

/**
 * Creates an examination for the course of the address, or for a course that the teacher chooses.
 */
export function NewExaminationPage() {
  const { t } = useTranslation('exams')
  const { courseIdSign } = useSearch({ from: paths.newExamination })
  usePageTitle(t('list.new'))
  if (!courseIdSign) return <NewExamination />
  return (
    <OfCourse sign={courseIdSign}>
      <NewExamination />
    </OfCourse>
  )
}
