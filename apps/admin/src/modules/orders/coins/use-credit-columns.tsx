import { Box } from '@mantine/core'
import { type CoinCredit } from '@titian/contract'
import { phoneNumber, SiteLink, useFormats } from '@titian/site'
import { StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { DecideCredit } from './decide-credit.tsx'

const tones = { waiting: 'warn', approved: 'ok', refused: 'neutral' } as const

export function useCreditColumns(): DataColumn<CoinCredit>[] {
  const { t } = useTranslation('orders')
  const { dateTime, number } = useFormats()
  return [
    {
      key: 'person',
      title: t('credit.person'),
      onCard: 'title',
      render: ({ userSign, name, areaCode, mobile }) => (
        <div>
          <SiteLink className="link" {...linkTo.person(userSign)}>
            {name || '--'}
          </SiteLink>
          <Box className="num" c="dimmed" fz="xs">
            {mobile ? phoneNumber(areaCode, mobile) : null}
          </Box>
        </div>
      ),
    },
    {
      key: 'amount',
      folds: 5,
      title: t('credit.amount'),
      align: 'end',
      render: ({ amount }) => <b className="num">{number(amount)}</b>,
    },
    { key: 'reason', folds: 3, title: t('reason'), render: ({ reason }) => reason },
    {
      key: 'by',
      folds: 1,
      title: t('credit.by'),
      render: ({ requestedBy, requestTime }) => (
        <div>
          <div>{requestedBy}</div>
          <Box className="num" c="dimmed" fz="xs">
            {dateTime(requestTime)}
          </Box>
        </div>
      ),
    },
    {
      key: 'decided',
      folds: 2,
      title: t('credit.decidedBy'),
      render: ({ decidedBy, decideTime, decision }) => (
        <div>
          <div>{decidedBy ?? '--'}</div>
          <Box className="num" c="dimmed" fz="xs">
            {decideTime ? dateTime(decideTime) : ''}
          </Box>
          {decision ? <Box fz="xs">{decision}</Box> : null}
        </div>
      ),
    },
    {
      key: 'state',
      folds: 4,
      title: t('column.state'),
      render: ({ state }) => (
        <StatusBadge tone={tones[state]}>{t(`credit.state.${state}`)}</StatusBadge>
      ),
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('credit.decide')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (credit) => <DecideCredit credit={credit} />,
    },
  ]
}
