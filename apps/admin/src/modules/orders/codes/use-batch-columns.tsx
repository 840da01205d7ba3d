import type { CodeBatch } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { useGives } from './use-gives.ts'

const tones = {
  waiting: 'warn',
  open: 'ok',
  notYet: 'info',
  expired: 'neutral',
  revoked: 'neutral',
  usedUp: 'neutral',
} as const

export function BatchState({ batch }: { batch: CodeBatch }) {
  const { t } = useTranslation('orders')
  return <StatusBadge tone={tones[batch.state]}>{t(`batch.state.${batch.state}`)}</StatusBadge>
}

export function useBatchColumns(): DataColumn<CodeBatch>[] {
  const { t } = useTranslation('orders')
  const { date, number } = useFormats()
  const gives = useGives()
  return [
    {
      key: 'name',
      title: t('batch.name'),
      onCard: 'title',
      render: ({ sign, name }) => (
        <SiteLink className="link" {...linkTo.codeBatch(sign)}>
          {name}
        </SiteLink>
      ),
    },
    {
      key: 'gives',
      title: t('batch.gives'),
      render: (batch) => <span className="clip-2">{gives(batch)}</span>,
    },
    {
      key: 'until',
      title: t('batch.until'),
      render: ({ endTime }) => (
        <span className="num">{endTime ? date(endTime) : t('batch.noEnd')}</span>
      ),
    },
    {
      key: 'used',
      title: t('batch.used'),
      align: 'end',
      render: ({ redeemed, quantity }) => (
        <span className="num">
          {number(redeemed)} / {number(quantity)}
        </span>
      ),
    },
    { key: 'state', title: t('column.state'), render: (batch) => <BatchState batch={batch} /> },
  ]
}
