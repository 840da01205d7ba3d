import { Checkbox, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { people, type GivenRole } from '@titian/contract'
import { useSession } from '@titian/site'
import { Note, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import type { PersonActProps } from './act-props.ts'
import { ReasonField } from './reason-field.tsx'
import { chosenAmong, chosenOf, rolesToGive, sameChoice } from './roles.ts'
import { usePersonForm } from './use-person-form.ts'

type Values = {
  roles: GivenRole[]
  reason: string
}

const places = { notOnYourself: 'roles' } as const

export function RolesDialog({ person, onClose }: PersonActProps) {
  const { t } = useTranslation('people')
  const { user } = useSession()
  const { sign, name, roleStr } = person
  const initialValues: Values = { roles: chosenOf(roleStr), reason: '' }
  const { form, submit, busy, failure } = usePersonForm(people.changePersonRoles, {
    initialValues,
    problemsOf: ({ roles }) => (sameChoice(roles, roleStr) ? { roles: t('rolesSame') } : {}),
    inputOf: ({ roles, reason }) => ({ sign, roles: rolesToGive(roles, roleStr), reason }),
    places,
    onDone: () => {
      onClose()
      toast.success(t('rolesDone'))
    },
  })
  const becomesStaff =
    form.values.roles.includes('schoolAdmin') && !chosenOf(roleStr).includes('schoolAdmin')
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('rolesTitle', { name })}
      confirmLabel={t('rolesAct')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <Checkbox.Group
        {...form.getInputProps('roles')}
        label={t('roles')}
        description={t('rolesHint')}
      >
        <Stack gap="xs" mt="xs">
          {chosenAmong.map((role) => (
            <Checkbox
              key={role}
              value={role}
              label={t(`role.${role}`)}
              disabled={role === 'schoolAdmin' && user?.userId === sign}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      {becomesStaff ? (
        <Note tone="warn" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {t('staffWarning')}
        </Note>
      ) : null}
      <ReasonField {...form.getInputProps('reason')} />
    </ActDialog>
  )
}
