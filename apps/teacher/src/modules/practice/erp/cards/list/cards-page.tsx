import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { type ErpCardRow, practice } from '@titian/contract'
import { SiteLink, useFormats, usePageTitle } from '@titian/site'
import { FilterBar, ListSurface, RowLink, useCallList } from '@titian/site/staff'
import { type DataColumn, EmptyState, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../../../app/paths.ts'
import { RemoveCard } from '../parts/remove-card.tsx'

const size = 20

function useColumns(): DataColumn<ErpCardRow>[] {
  const { t } = useTranslation('erp')
  const { dateTime, number } = useFormats()
  return [
    {
      key: 'title',
      title: t('field.title'),
      onCard: 'title',
      render: ({ sign, title }) => (
        <RowLink {...linkTo.erpCard(sign)} stacked>
          <b style={{ overflowWrap: 'anywhere' }}>{title}</b>
        </RowLink>
      ),
    },
    {
      key: 'author',
      title: t('own.author'),
      render: ({ author }) => author,
    },
    {
      key: 'statements',
      title: t('list.statements.title'),
      align: 'end',
      render: ({ statements }) => number(statements),
    },
    {
      key: 'used',
      title: t('own.used'),
      align: 'end',
      render: ({ used }) => number(used),
    },
    {
      key: 'changedAt',
      title: t('own.changedAt'),
      render: ({ changedAt }) => <span className="num">{dateTime(changedAt)}</span>,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('own.acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (card) =>
        card.isOwn ? (
          <Group gap="xs" justify="flex-end">
            <RemoveCard card={card} />
          </Group>
        ) : null,
    },
  ]
}

/** PRC-238: the cards that teachers of the school wrote, last changed first. */
export function CardsPage() {
  const { t } = useTranslation('erp')
  usePageTitle(t('own.title'))
  const { filter, change, list } = useCallList(
    practice.erpCards,
    useSearch({ from: paths.erpCards }),
    { size },
  )
  const columns = useColumns()
  const add = (
    <Button
      component={SiteLink}
      {...linkTo.newErpCard()}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('own.new')}
    </Button>
  )
  return (
    <>
      <SectionHead level={1} title={t('own.title')} lead={t('own.lead')} more={add} />
      <ListSurface
        label={t('own.title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        filters={
          <FilterBar
            label={t('own.search')}
            value={filter.word}
            onSearch={(word) => change({ word })}
          />
        }
        empty={
          filter.word ? (
            <EmptyState title={t('own.noneFound')} text={t('own.noneFoundText')} />
          ) : (
            <EmptyState title={t('own.none')} text={t('own.noneText')} action={add} />
          )
        }
      />
    </>
  )
}
