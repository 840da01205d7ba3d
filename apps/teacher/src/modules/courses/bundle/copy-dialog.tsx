import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { bundles, courses } from '@titian/contract'
import { ask, byContract, callKey, FormError, useForm } from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { DialogButtons, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { fromLocalField, zoneName } from '@titian/site/local-time'
import type { BundledCourse } from './bundled-course.ts'

type Values = { courseName: string; withExaminations: boolean; firstStart: string }

/** TCH-145: copies the course for another class or year. */
export function CopyDialog({ course, onClose }: { course: BundledCourse; onClose: () => void }) {
  const { t } = useTranslation(['courses', 'site'])
  const router = useRouter()
  const nameMost = 60 - t('bundle.copy.name', { name: '' }).length
  // Each dialog has one idempotency key, so that a second click does not make a second copy.
  const [key] = useState(() => crypto.randomUUID())
  const inputOf = ({ firstStart, ...values }: Values) => ({
    ...values,
    sign: course.idSign,
    firstStart: values.withExaminations ? fromLocalField(firstStart) : null,
    key,
  })
  const { form, submit, busy, failure } = useForm<Values, { sign: string }>({
    initialValues: {
      courseName: t('bundle.copy.name', { name: course.courseName.slice(0, nameMost) }),
      withExaminations: true,
      firstStart: '',
    },
    problemsOf: byContract(bundles.copyCourse.input, { inputOf }),
    send: (values) => ask(bundles.copyCourse, inputOf(values)),
    refresh: [callKey(courses.myCourseList)],
    onDone: async ({ sign }) => {
      toast.success(t('site:toast.added'))
      onClose()
      await router.navigate(linkTo.course(sign))
    },
  })
  return (
    <FormDialog opened onClose={onClose} title={t('bundle.copy.title')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FormError error={failure} />
          <p>{t('bundle.copy.text')}</p>
          <TextInput
            data-autofocus
            required
            label={t('bundle.copy.field')}
            {...form.getInputProps('courseName')}
          />
          <Checkbox
            label={t('bundle.copy.withExaminations')}
            description={t('bundle.copy.examinationsHint')}
            {...form.getInputProps('withExaminations', { type: 'checkbox' })}
          />
          {form.values.withExaminations ? (
            <TextInput
              type="datetime-local"
              label={t('bundle.copy.firstStart')}
              description={t('bundle.copy.firstStartHint', { zone: zoneName() })}
              {...form.getInputProps('firstStart')}
            />
          ) : null}
          <DialogButtons
            cancelLabel={t('site:cancel')}
            onCancel={onClose}
            confirmLabel={t('bundle.copy.button')}
            busy={busy}
          />
        </Stack>
      </form>
    </FormDialog>
  )
}
