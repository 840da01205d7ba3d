import { Button, Stack, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type Examination, exams } from '@titian/contract'
import { ask, byContract, callKey, FormError, useForm } from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { DialogButtons, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { fromLocalField, zoneName } from '@titian/site/local-time'
import { CourseSelect } from '../parts/course-select.tsx'

type Values = { examinationName: string; courseIdSign: string; startTime: string }

function DuplicateForm({
  examination,
  onClose,
}: {
  examination: Examination
  onClose: () => void
}) {
  const { t } = useTranslation(['exams', 'site'])
  const router = useRouter()
  const inputOf = ({ startTime, ...values }: Values) => ({
    ...values,
    sign: examination.idSign,
    startTime: fromLocalField(startTime),
  })
  const { form, submit, busy, failure } = useForm<Values, { sign: string }>({
    initialValues: {
      examinationName: t('duplicate.name', { name: examination.examinationName }).slice(0, 100),
      courseIdSign: examination.courseIdSign,
      startTime: '',
    },
    problemsOf: byContract(exams.duplicateExamination.input, { inputOf }),
    send: (values) => ask(exams.duplicateExamination, inputOf(values)),
    refresh: [callKey(exams.findExaminations)],
    onDone: async ({ sign }) => {
      toast.success(t('site:toast.added'))
      onClose()
      await router.navigate(linkTo.examination(sign))
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormError error={failure} />
        <p>{t('duplicate.text')}</p>
        <TextInput
          data-autofocus
          label={t('field.examinationName')}
          required
          {...form.getInputProps('examinationName')}
        />
        <CourseSelect
          label={t('field.course')}
          none={t('field.chooseCourse')}
          {...form.getInputProps('courseIdSign')}
          value={form.values.courseIdSign}
        />
        <TextInput
          type="datetime-local"
          label={t('duplicate.start')}
          description={t('duplicate.startHint', { zone: zoneName() })}
          {...form.getInputProps('startTime')}
        />
        <DialogButtons
          cancelLabel={t('site:cancel')}
          onCancel={onClose}
          confirmLabel={t('duplicate.button')}
          busy={busy}
        />
      </Stack>
    </form>
  )
}

/** EXM-207: duplicates the examination for another course or year. */
export function DuplicateButton({ examination }: { examination: Examination }) {
  const { t } = useTranslation(['exams', 'site'])
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('duplicate.button')}
      </Button>
      <FormDialog opened={opened} onClose={close} title={t('duplicate.title')}>
        <DuplicateForm examination={examination} onClose={close} />
      </FormDialog>
    </>
  )
}
