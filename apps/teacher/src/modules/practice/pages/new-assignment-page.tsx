import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { practice } from '@titian/contract'
import {
  ask,
  callKey,
  FormError,
  SavedAt,
  usePageTitle,
  useSavedForm,
  useShowFailure,
} from '@titian/site'
import { SectionHead, toast, SaveBar } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { OfCourse } from '../../../parts/of-course.tsx'
import { AssignmentForm } from '../assignment/assignment-form.tsx'
import {
  assignmentInputOf,
  assignmentProblems,
  type AssignmentValues,
  emptyAssignment,
} from '../parts/assignment-values.ts'

function NewAssignment({ courseIdSign }: { courseIdSign: string }) {
  const { t } = useTranslation('practice')
  const router = useRouter()
  const client = useQueryClient()
  // One idempotency key for the page. If a response is lost, the retry does not create a second
  // assignment.
  const [key] = useState(() => crypto.randomUUID())
  const open = async (sign: string) => {
    await client.invalidateQueries({ queryKey: callKey(practice.listAssignments) })
    toast.success(t('site:toast.added'))
    await router.navigate({ ...linkTo.practiceBoard(sign), replace: true })
  }
  const form = useSavedForm<AssignmentValues, { version: number; sign: string }>({
    mode: 'button',
    draft: `newPractice.${courseIdSign}`,
    stored: { version: 0, sign: '' },
    valuesOf: () => emptyAssignment,
    problemsOf: assignmentProblems,
    send: async (values) => {
      const input = { ...assignmentInputOf(values), courseIdSign, key }
      const { sign } = await ask(practice.addAssignment, input)
      return { sign, version: 0 }
    },
    onSaved: ({ sign }) => void open(sign),
    onFailure: useShowFailure(),
  })
  return (
    <>
      <AssignmentForm values={form.values} onChange={form.change} errors={form.errors} />
      <SaveBar>
        <SavedAt state={form.dirty ? 'local' : 'none'} />
        <Button onClick={() => void form.save()} loading={form.busy}>
          {t('form.create')}
        </Button>
      </SaveBar>
    </>
  )
}

/** PRC-024: assigns a practice to a course or training. */
export function NewAssignmentPage() {
  const { t } = useTranslation('practice')
  const { courseIdSign } = useSearch({ from: paths.newPractice })
  usePageTitle(t('list.new'))
  const head = <SectionHead level={1} title={t('list.new')} lead={t('form.lead')} />
  if (courseIdSign)
    return (
      <OfCourse sign={courseIdSign}>
        {head}
        <NewAssignment courseIdSign={courseIdSign} />
      </OfCourse>
    )
  return (
    <>
      {head}
      <FormError error={t('form.noCourse')} />
    </>
  )
}
