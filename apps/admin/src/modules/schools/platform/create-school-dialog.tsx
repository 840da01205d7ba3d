import { NativeSelect, TextInput } from '@mantine/core'
import { languages, schools, type AreaCode, type Language } from '@titian/contract'
import { ask, byContract, callKey, useForm } from '@titian/site'
import { PhoneInput } from '@titian/site/sign-in'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'

const empty = {
  title: '',
  key: '',
  defaultLanguage: 'en' as Language,
  host: '',
  adminName: '',
  adminAreaCode: '60' as AreaCode,
  adminMobile: '',
}

function useSchoolForm(onClose: () => void) {
  const { t } = useTranslation('schools')
  return useForm({
    initialValues: empty,
    problemsOf: byContract(schools.createSchool.input),
    places: { hostTaken: 'host', keyTaken: 'key' },
    send: (values) => ask(schools.createSchool, values),
    refresh: [callKey(schools.listSchools)],
    onDone: () => {
      toast.success(t('schoolList.created'))
      onClose()
    },
  })
}

/** Creates a school, which works at once at its first address. */
export function CreateSchoolDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('schools')
  const { form, submit, busy, failure } = useSchoolForm(onClose)
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('schoolList.add')}
      confirmLabel={t('schoolList.create')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <TextInput
        label={t('schoolList.name')}
        description={t('schoolList.nameHint')}
        withAsterisk
        {...form.getInputProps('title')}
      />
      <NativeSelect
        label={t('field.defaultLanguage')}
        description={t('schoolList.languageHint')}
        data={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
        {...form.getInputProps('defaultLanguage')}
      />
      <TextInput
        label={t('schoolList.key')}
        description={t('schoolList.keyHint')}
        withAsterisk
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('key')}
      />
      <TextInput
        label={t('schoolList.host')}
        description={t('schoolList.hostHint')}
        withAsterisk
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('host')}
      />
      <TextInput
        label={t('schoolList.adminName')}
        description={t('schoolList.adminHint')}
        withAsterisk
        autoComplete="off"
        {...form.getInputProps('adminName')}
      />
      <PhoneInput
        required
        takesFocus={false}
        {...form.getInputProps('adminMobile')}
        value={form.values.adminMobile}
        label={t('schoolList.adminMobile')}
        areaCode={form.values.adminAreaCode}
        onAreaCode={(areaCode) => form.setFieldValue('adminAreaCode', areaCode)}
      />
    </ActDialog>
  )
}
