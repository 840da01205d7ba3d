import { Checkbox } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconAlertTriangle } from '@tabler/icons-react'
import { people, type GivenRole } from '@titian/contract'
import { focusFirstError, useSession } from '@titian/site'
import { Note, toast } from '@titian/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import type { PersonActProps } from './act-props.ts'
import styles from '../directory/people.module.css'
import { ReasonField } from './reason-field.tsx'
import { isReason } from './person-rules.ts'
import { chosenAmong, chosenOf, rolesToGive, sameChoice } from './roles.ts'
import { usePersonAct } from './use-person-act.ts'

interface Values {
  roles: GivenRole[]
  reason: string
}

const names = { notOnYourself: 'roles' } as const

export function RolesDialog({ person, opened, onClose }: PersonActProps) {
  const { t } = useTranslation('people')
  const { user } = useSession()
  const boxes = useRef<HTMLDivElement>(null)
  const { sign, name, roleStr } = person
  const form = useForm<Values & Record<string, unknown>>({
    initialValues: { roles: chosenOf(roleStr), reason: '' },
    validate: {
      roles: (roles) => (sameChoice(roles, roleStr) ? t('rolesSame') : null),
      reason: (text) => (isReason(text) ? null : t('reasonMissing')),
    },
  })
  const { failure, busy, send } = usePersonAct(people.changePersonRoles, {
    form,
    names,
    onDone: () => {
      onClose()
      toast.success(t('rolesDone'))
    },
  })
  const submit = form.onSubmit(
    ({ roles, reason }) => send({ sign, roles: rolesToGive(roles, roleStr), reason }),
    (errors) => {
      // The boxes are one field without an input of its own.
      if (errors['roles']) boxes.current?.querySelector('input')?.focus()
      else focusFirstError(form)(errors)
    },
  )
  const becomesStaff =
    form.values.roles.includes('schoolAdmin') && !chosenOf(roleStr).includes('schoolAdmin')
  return (
    <ActDialog
      opened={opened}
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
        <div ref={boxes} className={styles['checks']}>
          {chosenAmong.map((role) => (
            <Checkbox
              key={role}
              value={role}
              label={t(`role.${role}`)}
              disabled={role === 'schoolAdmin' && user?.userId === sign}
            />
          ))}
        </div>
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
