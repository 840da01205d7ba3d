import { Stack } from '@mantine/core'
import type { StaffApplication, DeliveryMail } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { applicationTones } from '@titian/site/application-tones'
import { type DataColumn, StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { RenewLink } from './renew-link.tsx'

const mailTones: Readonly<Record<DeliveryMail, Tone>> = {
  none: 'neutral',
  waiting: 'info',
  sent: 'ok',
  failed: 'danger',
}

export function useApplicationColumns(): DataColumn<StaffApplication>[] {
  const { t } = useTranslation('applications')
  const { date } = useFormats()
  return [
    {
      key: 'student',
      title: t('column.student'),
      onCard: 'title',
      render: ({ studentName }) => <b>{studentName}</b>,
    },
    {
      key: 'post',
      title: t('column.post'),
      render: ({ positionId, title, companyName, companyEmail }) => (
        <Stack gap={0}>
          <SiteLink className="link" {...linkTo.post(positionId)}>
            {title}
          </SiteLink>
          <span className="meta">{companyName}</span>
          <span className="meta" style={{ overflowWrap: 'anywhere' }}>
            {companyEmail || t('noAddress')}
          </span>
        </Stack>
      ),
    },
    {
      key: 'state',
      title: t('column.state'),
      render: ({ state }) => (
        <StatusBadge tone={applicationTones[state]}>{t(`state.${state}`)}</StatusBadge>
      ),
    },
    {
      key: 'mail',
      title: t('column.mail'),
      render: ({ mail }) => <StatusBadge tone={mailTones[mail]}>{t(`mail.${mail}`)}</StatusBadge>,
    },
    {
      key: 'time',
      title: t('column.time'),
      render: ({ deliveredAt, linkEndsAt }) => (
        <Stack gap={0} className="num">
          <span>{date(deliveredAt)}</span>
          <span className="meta">{t('linkUntil', { date: date(linkEndsAt) })}</span>
        </Stack>
      ),
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('column.acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (application) => <RenewLink application={application} />,
    },
  ]
}
