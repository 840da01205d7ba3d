import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { homework } from '@titian/contract'
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
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { OfCourse } from '../../../parts/of-course.tsx'
import { WorkForm } from '../parts/work-form.tsx'
import { emptyWork, workInputOf, workProblems, type WorkValues } from '../parts/work-values.ts'

function NewWork({ courseIdSign }: { courseIdSign: string }) {
  const { t } = useTranslation('homework')
  const router = useRouter()
  const client = useQueryClient()
  const open = async (sign: string) => {
    await client.invalidateQueries({ queryKey: callKey(homework.listHomework) })
    toast.success(t('site:toast.added'))
    await router.navigate({ ...linkTo.work(sign, 'settings'), replace: true })
  }
  const form = useSavedForm<WorkValues, { version: number; idSign: string }>({
    mode: 'button',
    draft: `newWork.${courseIdSign}`,
    stored: { version: 0, idSign: '' },
    valuesOf: () => emptyWork,
    problemsOf: workProblems,
    places: { chapterIdSign: 'place', lessonIdSign: 'place' },
    send: async (values) => {
      const added = await ask(homework.addHomework, { ...workInputOf(values), courseIdSign })
      return { idSign: added.idSign, version: 0 }
    },
    onSaved: ({ idSign }) => void open(idSign),
    onFailure: useShowFailure(),
  })
  return (
    <>
      <WorkForm
        courseSign={courseIdSign}
        values={form.values}
        onChange={form.change}
        errors={form.errors}
      />
      <SaveBar>
        <SavedAt state={form.dirty ? 'local' : 'none'} />
        <Button onClick={() => void form.save()} loading={form.busy}>
          {t('form.create')}
        </Button>
      </SaveBar>
    </>
  )
}

export function NewWorkPage() {
  const { t } = useTranslation('homework')
  const { courseIdSign } = useSearch({ from: paths.newWork })
  usePageTitle(t('list.new'))
  const head = <SectionHead level={1} title={t('list.new')} lead={t('form.lead')} />
  if (courseIdSign)
    return (
      <OfCourse sign={courseIdSign}>
        {head}
        <NewWork courseIdSign={courseIdSign} />
      </OfCourse>
    )
  return (
    <>
      {head}
      <FormError error={t('form.noCourse')} />
    </>
  )
}
