import { IconAlertTriangle } from '@tabler/icons-react'
import { people, refusals, type AreaCode } from '@titian/contract'
import { areaCodeOf, PhoneInput } from '@titian/site/sign-in'
import { Note, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import type { PersonActProps } from './act-props.ts'
import { ReasonField } from './reason-field.tsx'
import { usePersonForm } from './use-person-form.ts'

const places = {
  [refusals.phoneTaken.code]: 'mobile',
  [refusals.nonResident.code]: 'mobile',
} as const

type Values = {
  mobile: string
  areaCode: AreaCode
  reason: string
}

/** ACC-258: changes the phone number of a person who no longer has the old number. */
export function MobileDialog({ person, onClose }: PersonActProps) {
  const { t } = useTranslation('people')
  const initialValues: Values = {
    mobile: '',
    areaCode: areaCodeOf(person.areaCode),
    reason: '',
  }
  const { form, submit, busy, failure } = usePersonForm(people.changePersonMobile, {
    initialValues,
    inputOf: ({ mobile, areaCode, reason }) => ({ sign: person.sign, mobile, areaCode, reason }),
    places,
    onDone: () => {
      onClose()
      toast.success(t('mobileDone'))
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('mobileTitle', { name: person.name })}
      confirmLabel={t('mobileAct')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <Note tone="warn" icon={<IconAlertTriangle size={18} aria-hidden />}>
        {t('mobileWarning')}
      </Note>
      <PhoneInput
        required
        {...form.getInputProps('mobile')}
        value={form.values.mobile}
        label={t('mobileNew')}
        areaCode={form.values.areaCode}
        onAreaCode={(areaCode) => form.setFieldValue('areaCode', areaCode)}
      />
      <ReasonField {...form.getInputProps('reason')} />
    </ActDialog>
  )
}
