import { NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useRouter } from '@tanstack/react-router'
import {
  givenRoles,
  isPhone,
  people,
  refusals,
  type AreaCode,
  type GivenRole,
} from '@titian/contract'
import { focusFirstError, useSchool } from '@titian/site'
import { Note, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { isName } from '../person/person-rules.ts'
import { PhoneInput } from '../../../parts/phone-input.tsx'
import { usePersonAct } from '../person/use-person-act.ts'

const names = {
  [refusals.phoneTaken.code]: 'mobile',
  [refusals.nonResident.code]: 'mobile',
} as const

interface Values {
  mobile: string
  areaCode: AreaCode
  name: string
  role: GivenRole
}

function useCreateForm() {
  const { t } = useTranslation('people')
  const { initial } = useSchool()
  const first: AreaCode = initial?.areaCodes[0] === '86' ? '86' : '60'
  return useForm<Values & Record<string, unknown>>({
    initialValues: { mobile: '', areaCode: first, name: '', role: 'student' },
    validate: {
      mobile: (mobile, { areaCode }) => (isPhone(areaCode, mobile) ? null : t('phoneWrong')),
      name: (name) => (isName(name) ? null : t('nameWrong')),
    },
  })
}

/** ACC-219: an account without a password, whose owner sets one through "forgot password". */
export function CreatePerson({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('people')
  const router = useRouter()
  const form = useCreateForm()
  const { failure, busy, send } = usePersonAct(people.createPerson, {
    form,
    names,
    onDone: async ({ sign }) => {
      onClose()
      toast.success(t('created'))
      await router.navigate({ href: linkTo.person(sign) })
    },
  })
  const submit = form.onSubmit(
    ({ mobile, areaCode, name, role }) => send({ mobile, areaCode, name, role }),
    focusFirstError(form),
  )
  return (
    <ActDialog
      opened={opened}
      onClose={onClose}
      title={t('add')}
      confirmLabel={t('create')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <PhoneInput
        {...form.getInputProps('mobile')}
        value={form.values.mobile}
        label={t('phone')}
        areaCode={form.values.areaCode}
        onAreaCode={(areaCode) => form.setFieldValue('areaCode', areaCode)}
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
