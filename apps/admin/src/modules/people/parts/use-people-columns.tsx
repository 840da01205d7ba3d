import { IconBan, IconCircleCheck } from '@tabler/icons-react'
import type { Person } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Face, StatusBadge, Tag, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import styles from './people.module.css'

const knownRoles = ['student', 'teacher', 'schoolAdmin', 'platformAdmin', 'normal'] as const

function Roles({ roleStr }: { roleStr: string }) {
  const { t } = useTranslation('people')
  const own = roleStr.split(',')
  return (
    <span className={styles['roles']}>
      {knownRoles
        .filter((role) => own.includes(role))
        .map((role) => (
          <Tag key={role}>{t(`role.${role}`)}</Tag>
        ))}
    </span>
  )
}

function State({ disabled }: Pick<Person, 'disabled'>) {
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

function Name({ name, sign, studentCard }: Person) {
  const { t } = useTranslation('people')
  return (
    <span className={styles['person']}>
      <Face name={name} seed={sign} />
      <span className={styles['words']}>
        <b className="clip">{name}</b>
        <span className={styles['small']}>{studentCard ?? t('noCard')}</span>
      </span>
    </span>
  )
}

export function usePeopleColumns(): DataColumn<Person>[] {
  const { t } = useTranslation('people')
  const formats = useFormats()
  return [
    {
      key: 'name',
      title: t('name'),
      onCard: 'title',
      render: (person) => <Name {...person} />,
    },
    {
      key: 'phone',
      title: t('phone'),
      render: ({ areaCode, mobile }) => <span className="num">{`+${areaCode} ${mobile}`}</span>,
    },
    { key: 'roles', title: t('roles'), render: ({ roleStr }) => <Roles roleStr={roleStr} /> },
    { key: 'state', title: t('state'), render: ({ disabled }) => <State disabled={disabled} /> },
    {
      key: 'since',
      title: t('since'),
      render: ({ createdAt }) => <span className="num">{formats.date(createdAt)}</span>,
    },
    {
      key: 'last',
      title: t('last'),
      render: ({ lastLoginAt }) => (
        <span className="num">{lastLoginAt ? formats.dateTime(lastLoginAt) : t('never')}</span>
      ),
    },
  ]
}
