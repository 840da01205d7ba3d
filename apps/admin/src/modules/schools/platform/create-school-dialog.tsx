import { Button, Modal, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { isPhone, languages, schools, type AreaCode, type Language } from '@titian/contract'
import { callKey, focusFirstError, useAct, useFormErrors } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { PhoneInput } from '../../../parts/phone-input.tsx'
import styles from './school-list.module.css'

const keyPattern = /^[a-z][a-z\d-]{1,39}$/

function useSchoolForm() {
  const { t } = useTranslation('schools')
  const needed = (most: number) => (text: string) => {
    if (text.trim() === '') return t('problem.missing')
    return text.trim().length > most ? t('problem.long', { most }) : null
  }
  return useForm({
    initialValues: {
      title: '',
      key: '',
      defaultLanguage: 'en' as Language,
      host: '',
      adminName: '',
      adminAreaCode: '60' as AreaCode,
      adminMobile: '',
    },
    validate: {
      title: needed(60),
      key: (key) => (keyPattern.test(key.trim()) ? null : t('problem.key')),
      host: needed(253),
      adminName: needed(60),
      adminMobile: (mobile, { adminAreaCode }) =>
        isPhone(adminAreaCode, mobile) ? null : t('problem.phone'),
    },
  })
}

/** Opens a school that works at once at its first address. */
export function CreateSchoolDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('schools')
  const form = useSchoolForm()
  const place = useFormErrors(form, { hostTaken: 'host', keyTaken: 'key' })
  const create = useAct(schools.createSchool, {
    refresh: [callKey(schools.listSchools)],
    onRefusal: place,
    onDone: () => {
      toast.success(t('schoolList.created'))
      onClose()
    },
  })
  const close = () => (create.isPending ? undefined : onClose())
  return (
    <Modal
      opened
      onClose={close}
      // What was typed is not lost by a stray press beside the dialog or on Escape.
      closeOnClickOutside={!form.isDirty()}
      closeOnEscape={!form.isDirty()}
      title={t('schoolList.add')}
      size={520}
      closeButtonProps={{ 'aria-label': t('site:close') }}
    >
      <form
        className={styles['form']}
        noValidate
        onSubmit={form.onSubmit((values) => create.mutate(values), focusFirstError(form))}
      >
        <TextInput
          label={t('schoolList.name')}
          description={t('schoolList.nameHint')}
          withAsterisk
          data-autofocus
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
          {...form.getInputProps('adminMobile')}
          value={form.values.adminMobile}
          label={t('schoolList.adminMobile')}
          areaCode={form.values.adminAreaCode}
          onAreaCode={(areaCode) => form.setFieldValue('adminAreaCode', areaCode)}
        />
        <div className={styles['buttons']}>
          <Button variant="default" disabled={create.isPending} onClick={onClose}>
            {t('site:cancel')}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {t('schoolList.create')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
