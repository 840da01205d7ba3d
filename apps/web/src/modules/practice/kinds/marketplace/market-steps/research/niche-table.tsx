import { Group } from '@mantine/core'
import { useFormats } from '@titian/site'
import { type DataColumn, DataTable, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { shopMoney } from '../../parts/shop-money.ts'
import { Press } from '../parts/press.tsx'
import type { MarketNiche } from '../parts/shapes.ts'
import { useStep } from '../parts/step-context.ts'
import { NichePicture, useContent } from '@titian/site/market-content'

function Report({ niche }: { niche: MarketNiche }) {
  const { t } = useTranslation('market-steps')
  const { name } = useContent()
  const { view } = useStep()
  if (niche.report) return <StatusBadge tone="ok">{t('research.bought')}</StatusBadge>
  if (view.reportsLeft <= 0) return <>–</>
  const price = shopMoney(niche.reportPrice)
  const words = t('research.buy', { price })
  return (
    <Press
      decision={{ type: 'buyReport', niche: niche.code }}
      done={t('research.buyDone', { price })}
      label={`${words} ${name('niche', niche.code)}`}
    >
      {words}
    </Press>
  )
}

/** The niches with their public figures. */
export function NicheTable() {
  const { t } = useTranslation('market-steps')
  const { name } = useContent()
  const { number } = useFormats()
  const { view } = useStep()
  const columns: DataColumn<MarketNiche>[] = [
    {
      key: 'name',
      title: t('research.niche'),
      onCard: 'title',
      render: (niche) => (
        <Group gap="xs">
          <NichePicture niche={niche.code} size={44} />
          <b>{name('niche', niche.code)}</b>
          {niche.chosen ? <StatusBadge tone="brand">{t('research.chosen')}</StatusBadge> : null}
        </Group>
      ),
    },
    {
      key: 'category',
      title: t('research.category'),
      render: ({ category }) => name('category', category),
    },
    {
      key: 'medianPrice',
      title: t('research.medianPrice'),
      align: 'end',
      render: ({ medianPrice }) => shopMoney(medianPrice),
    },
    {
      key: 'offers',
      title: t('research.offers'),
      align: 'end',
      render: ({ offers }) => number(offers),
    },
    {
      key: 'topReviews',
      title: t('research.topReviews'),
      align: 'end',
      render: ({ topReviews }) => number(topReviews),
    },
    {
      key: 'referral',
      title: t('research.referral'),
      align: 'end',
      render: ({ fees }) => (fees ? `${number(fees.referralPermille / 10)}%` : '–'),
    },
    {
      key: 'fulfilment',
      title: t('research.fulfilment'),
      align: 'end',
      render: ({ fees }) => (fees ? shopMoney(fees.fulfilment) : '–'),
    },
    {
      key: 'report',
      title: t('research.report'),
      render: (niche) => <Report niche={niche} />,
    },
  ]
  return (
    <DataTable
      label={t('research.niches')}
      columns={columns}
      rows={view.niches}
      rowKey={({ code }) => code}
    />
  )
}
