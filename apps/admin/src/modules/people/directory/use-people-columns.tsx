import type { Person } from '@titian/contract'
import { phoneNumber, SiteLink, useFormats } from '@titian/site'
import { Face, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './people.module.css'
import { PersonState, Roles } from '../person/person-marks.tsx'

function Name({ name, sign, studentCard }: Person) {
  const { t } = useTranslation('people')
  return (
    <SiteLink {...linkTo.person(sign)} className={styles['person']}>
      <Face name={name} seed={sign} />
      <span className={styles['words']}>
        <b>{name}</b>
        <span className={styles['small']}>{studentCard ?? t('noCard')}</span>
      </span>
    </SiteLink>
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
      render: ({ areaCode, mobile }) => (
        <span className="num">{phoneNumber(areaCode, mobile)}</span>
      ),
    },
    { key: 'roles', title: t('roles'), render: ({ roleStr }) => <Roles roleStr={roleStr} /> },
    {
      key: 'state',
      title: t('state'),
      render: ({ disabled }) => <PersonState disabled={disabled} />,
    },
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
