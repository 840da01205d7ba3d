import { NativeSelect, TextInput } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { givenRoles, people, refusals, type AreaCode, type GivenRole } from '@titian/contract'
import { useSchool } from '@titian/site'
import { areaCodeOf, PhoneInput } from '@titian/site/sign-in'
import { Note, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { usePersonForm } from '../person/use-person-form.ts'

const places = {
  [refusals.phoneTaken.code]: 'mobile',
  [refusals.nonResident.code]: 'mobile',
} as const

type Values = {
  mobile: string
  areaCode: AreaCode
  name: string
  role: GivenRole
}

/** ACC-219: creates an account without a password; its owner sets one through "forgot password". */
export function CreatePerson({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('people')
  const router = useRouter()
  const { initial } = useSchool()
  const areaCode = areaCodeOf(initial?.areaCodes[0] ?? '')
  const initialValues: Values = { mobile: '', areaCode, name: '', role: 'student' }
  const { form, submit, busy, failure } = usePersonForm(people.createPerson, {
    initialValues,
    inputOf: (values) => values,
    places,
    onDone: async ({ sign }) => {
      onClose()
      toast.success(t('created'))
      await router.navigate(linkTo.person(sign))
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('add')}
      confirmLabel={t('create')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <PhoneInput
        required
        {...form.getInputProps('mobile')}
        value={form.values.mobile}
        label={t('phone')}
        areaCode={form.values.areaCode}
        onAreaCode={(code) => form.setFieldValue('areaCode', code)}
      />
      <TextInput
        {...form.getInputProps('name')}
        label={t('name')}
        autoComplete="off"
        maxLength={60}
        required
      />
      <NativeSelect
        {...form.getInputProps('role')}
        label={t('roleOne')}
        data={givenRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      {form.values.role === 'schoolAdmin' ? <Note tone="warn">{t('staffWarning')}</Note> : null}
      <p className="meta">{t('noPassword')}</p>
    </ActDialog>
  )
}
