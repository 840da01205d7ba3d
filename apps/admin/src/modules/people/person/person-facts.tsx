import { Flex, Title } from '@mantine/core'
import { auditStatus, type PersonDetail } from '@titian/contract'
import { phoneNumber, SiteLink, useFormats } from '@titian/site'
import { Surface } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './person-facts.module.css'
import { AccountState, IdentityState, Roles, TwoStepState } from './person-marks.tsx'

export function PersonFacts({ person }: { person: PersonDetail }) {
  const { t } = useTranslation('people')
  const formats = useFormats()
  const { mobile, areaCode, createdAt, lastLoginAt } = person
  const facts: readonly [string, ReactNode][] = [
    [
      'phone',
      <span key="phone" className="num">
        {phoneNumber(areaCode, mobile)}
      </span>,
    ],
    ['roles', <Roles key="roles" roleStr={person.roleStr} />],
    ['state', <AccountState key="state" person={person} />],
    [
      'identityTitle',
      <Flex key="identity" component="span" rowGap={4} columnGap="sm" align="center" wrap="wrap">
        <IdentityState auditStatus={person.auditStatus} />
        {person.auditStatus === auditStatus.waiting ? (
          <SiteLink className="link" {...linkTo.identities({ name: mobile })}>
            {t('toRequest')}
          </SiteLink>
        ) : null}
      </Flex>,
    ],
    [
      'card',
      person.studentCard === null ? (
        t('noCard')
      ) : (
        <Flex key="card" component="span" rowGap={4} columnGap="sm" wrap="wrap">
          <span className="num">{person.studentCard}</span>
          <SiteLink className="link" {...linkTo.roster({ name: person.studentCard })}>
            {t('toRoster')}
          </SiteLink>
        </Flex>
      ),
    ],
    ['class', person.className ?? t('noClass')],
    [
      'since',
      <span key="since" className="num">
        {formats.dateTime(createdAt)}
      </span>,
    ],
    [
      'last',
      <span key="last" className="num">
        {lastLoginAt ? formats.dateTime(lastLoginAt) : t('never')}
      </span>,
    ],
    ['sessionsTitle', t('sessions', { count: person.sessions })],
    ['twoStep', <TwoStepState key="twoStep" twoStep={person.twoStep} />],
  ]
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('details')}
      </Title>
      <dl className={styles['facts']}>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Surface>
  )
}
