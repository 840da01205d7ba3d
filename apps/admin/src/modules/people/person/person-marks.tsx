import { Flex } from '@mantine/core'
import {
  IconBan,
  IconCircleCheck,
  IconClock,
  IconMinus,
  IconShieldCheck,
  IconShieldOff,
  IconX,
} from '@tabler/icons-react'
import type { Person } from '@titian/contract'
import { StatusBadge, Tag } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { knownRoles } from './roles.ts'

export function Roles({ roleStr }: Pick<Person, 'roleStr'>) {
  const { t } = useTranslation('people')
  const own = roleStr.split(',')
  return (
    <Flex component="span" gap={4} wrap="wrap" display="inline-flex">
      {knownRoles
        .filter((role) => own.includes(role))
        .map((role) => (
          <Tag key={role}>{t(`role.${role}`)}</Tag>
        ))}
    </Flex>
  )
}

export function PersonState({ disabled }: Pick<Person, 'disabled'>) {
  const { t } = useTranslation('people')
  return disabled ? (
    <StatusBadge tone="danger" icon={<IconBan size={14} aria-hidden />}>
      {t('disabled')}
    </StatusBadge>
  ) : (
    <StatusBadge tone="ok" icon={<IconCircleCheck size={14} aria-hidden />}>
      {t('active')}
    </StatusBadge>
  )
}

const identityLooks = [
  { tone: 'neutral', Icon: IconMinus },
  { tone: 'warn', Icon: IconClock },
  { tone: 'ok', Icon: IconCircleCheck },
  { tone: 'danger', Icon: IconX },
] as const

/** ACC-076. */
export function IdentityState({ auditStatus }: Pick<Person, 'auditStatus'>) {
  const { t } = useTranslation('people')
  const { tone, Icon } = identityLooks[auditStatus] ?? identityLooks[0]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(`identity.${auditStatus}`)}
    </StatusBadge>
  )
}

export function TwoStepState({ twoStep }: { twoStep: boolean }) {
  const { t } = useTranslation('people')
  const Icon = twoStep ? IconShieldCheck : IconShieldOff
  return (
    <StatusBadge tone={twoStep ? 'ok' : 'neutral'} icon={<Icon size={14} aria-hidden />}>
      {t(twoStep ? 'twoStepOn' : 'twoStepOff')}
    </StatusBadge>
  )
}
