import { Button, Group, TextInput } from '@mantine/core'
import { materialNameMost, materials, type CourseMaterial } from '@titian/contract'
import { ask, callKey, FormError, useForm } from '@titian/site'
import { useTranslation } from 'react-i18next'

/** CRS-062, CRS-171: the name in place of the row's. */
export function RenameFile({ file, onClose }: { file: CourseMaterial; onClose: () => void }) {
  const { t } = useTranslation(['courses', 'site'])
  const { form, submit, busy, failure } = useForm({
    initialValues: { dataName: file.dataName },
    problemsOf: ({ dataName }) => ({ dataName: dataName.trim() ? null : t('files.nameMissing') }),
    send: ({ dataName }) =>
      ask(materials.courseDataUpdate, { idSign: file.idSign, version: file.version, dataName }),
    refresh: [callKey(materials.allCourseDataList)],
    onDone: onClose,
  })
  return (
    <form onSubmit={submit} noValidate style={{ flex: '1 1 260px' }}>
      <FormError error={failure} />
      <Group gap="xs" align="end">
        <TextInput
          label={t('files.name')}
          flex="1 1 200px"
          maxLength={materialNameMost}
          data-autofocus
          {...form.getInputProps('dataName')}
        />
        <Button type="submit" loading={busy}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('site:cancel')}
        </Button>
      </Group>
    </form>
  )
}
