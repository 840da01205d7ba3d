import { Box, Button, Group } from '@mantine/core'
import { orders, type CoinCredit } from '@titian/contract'
import { callKey, SiteLink, useAct, useFormats } from '@titian/site'
import { StatusBadge, toast, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

const tones = { waiting: 'warn', approved: 'ok', refused: 'neutral' } as const

function Decide({ credit }: { credit: CoinCredit }) {
  const { t } = useTranslation('orders')
  const { number } = useFormats()
  const decide = useAct(orders.decideCoinCredit, {
    refresh: [callKey(orders.listCoinCredits)],
    onDone: ({ state }) =>
      toast.success(t(state === 'approved' ? 'credit.approved' : 'credit.refused')),
  })
  if (!credit.may.decide)
    return credit.state === 'waiting' ? <span className="meta">{t('credit.second')}</span> : null
  const values = { name: credit.name, amount: number(credit.amount) }
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      <Button
        size="sm"
        disabled={decide.isPending}
        aria-label={t('credit.approveOf', values)}
        onClick={() => decide.mutate({ sign: credit.sign, action: 'approve' })}
      >
        {t('credit.approve')}
      </Button>
      <Button
        size="sm"
        variant="default"
        disabled={decide.isPending}
        aria-label={t('credit.refuseOf', values)}
        onClick={() => decide.mutate({ sign: credit.sign, action: 'refuse' })}
      >
        {t('credit.refuse')}
      </Button>
    </Group>
  )
}

export function useCreditColumns(): DataColumn<CoinCredit>[] {
  const { t } = useTranslation('orders')
  const { dateTime, number } = useFormats()
  return [
    {
      key: 'person',
      title: t('credit.person'),
      onCard: 'title',
      render: ({ userSign, name, mobile }) => (
        <div>
          <SiteLink className="link" {...linkTo.person(userSign)}>
            {name || mobile}
          </SiteLink>
          <Box className="num" c="dimmed" fz="xs">
            {mobile}
          </Box>
        </div>
      ),
    },
    {
      key: 'amount',
      title: t('credit.amount'),
      align: 'end',
      render: ({ amount }) => <b className="num">{number(amount)}</b>,
    },
    { key: 'reason', title: t('reason'), render: ({ reason }) => reason },
    {
      key: 'by',
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
      title: t('credit.decidedBy'),
      render: ({ decidedBy, decideTime }) => (
        <div>
          <div>{decidedBy ?? '--'}</div>
          <Box className="num" c="dimmed" fz="xs">
            {decideTime ? dateTime(decideTime) : ''}
          </Box>
        </div>
      ),
    },
    {
      key: 'state',
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
      render: (credit) => <Decide credit={credit} />,
    },
  ]
}
