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
import type { Person, PersonDetail } from '@titian/contract'
import { useFormats } from '@titian/site'
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

export function PersonState({ disabled, closedAt }: Pick<Person, 'disabled' | 'closedAt'>) {
  const { t } = useTranslation('people')
  if (closedAt)
    return (
      <StatusBadge tone="neutral" icon={<IconMinus size={14} aria-hidden />}>
        {t('closing.done')}
      </StatusBadge>
    )
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

/**
 * ACC-319: the state of the account on the page of a person. If closing was requested, the times of
 * the request and of the closing are shown too.
 */
export function AccountState({ person }: { person: PersonDetail }) {
  const { t } = useTranslation('people')
  const { dateTime } = useFormats()
  const { closing, closedAt } = person
  return (
    <Flex component="span" direction="column" gap={4} align="flex-start">
      <PersonState {...person} />
      {closedAt ? (
        <span className="meta">{t('closing.closed', { date: dateTime(closedAt) })}</span>
      ) : null}
      {closing ? (
        <>
          <StatusBadge tone="warn" icon={<IconClock size={14} aria-hidden />}>
            {t('closing.asked', { date: dateTime(closing.requestedAt) })}
          </StatusBadge>
          <span className="meta">{t('closing.ends', { date: dateTime(closing.endsAt) })}</span>
        </>
      ) : null}
    </Flex>
  )
}

const identityLooks = [
  { tone: 'neutral', Icon: IconMinus },
  { tone: 'warn', Icon: IconClock },
  { tone: 'ok', Icon: IconCircleCheck },
  { tone: 'danger', Icon: IconX },
] as const

/** ACC-076: the badge with the state of the identity. */
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
