import { Text } from '@mantine/core'
import type { ErpView } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { type DataColumn, DataTable, StatusBadge, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../../links.ts'
import type { ErpPageProps } from '../../parts/page-props.ts'
import { isClosed } from '../parts/use-book-form.ts'
import { ItemForm } from './item-form.tsx'
import { MasterPage } from './master-page.tsx'
import { OwnOrWhy } from './own-or-why.tsx'
import { useMasterForm } from './use-master-form.ts'

type Item = ErpView['items'][number]

const stockOf = ({ stock }: ErpView, item: string): number =>
  stock.reduce((all, row) => (row.item === item ? all + row.units : all), 0)

/**
 * The items whose stock is below the reorder point. For each of them, the reorder quantity should
 * be bought.
 */
function ToOrder({ view, item }: { view: ErpView; item: Item }) {
  const { t } = useTranslation('erp-books')
  const { units } = useErpContent()
  if (item.reorderPoint === 0)
    return (
      <Text component="span" fz="sm" c="var(--text-2)">
        {t('item.noRule')}
      </Text>
    )
  if (stockOf(view, item.code) >= item.reorderPoint) return t('item.enough')
  return (
    <StatusBadge tone="warn">{t('item.order', { units: units(item.reorderUnits) })}</StatusBadge>
  )
}

interface ListProps {
  page: ErpPageProps
  onChange: (code: string) => void
}

function ItemList({ page, onChange }: ListProps) {
  const { t } = useTranslation('erp-books')
  const { bracketed } = useFormats()
  const { name, amount, units, itemName } = useErpContent()
  const { run, view } = page
  const columns: DataColumn<Item>[] = [
    {
      key: 'name',
      title: name('fact', 'name'),
      onCard: 'title',
      render: ({ code }) => (
        <SiteLink
          {...practiceLinks.erp(run.sign, 'books', { tab: 'item', item: code })}
          className="link"
        >
          {`${itemName(code, view.items)}${bracketed(code)}`}
        </SiteLink>
      ),
    },
    {
      key: 'price',
      title: name('fact', 'price'),
      align: 'end',
      render: ({ price }) => amount(price),
    },
    {
      key: 'stock',
      title: t('item.stock'),
      align: 'end',
      render: ({ code }) => units(stockOf(view, code)),
    },
    {
      key: 'reorderPoint',
      title: name('fact', 'reorderPoint'),
      align: 'end',
      render: ({ reorderPoint }) => units(reorderPoint),
    },
    {
      key: 'order',
      title: t('item.toOrder'),
      render: (item) => <ToOrder view={view} item={item} />,
    },
    {
      key: 'change',
      title: t('master.actions'),
      onCard: 'actions',
      align: 'end',
      render: (item) => (
        <OwnOrWhy
          row={item}
          cards={view.cards}
          isClosed={isClosed(page)}
          onChange={() => onChange(item.code)}
        />
      ),
    },
  ]
  return (
    <DataTable
      label={t('item.title')}
      columns={columns}
      rows={view.items}
      rowKey={({ code }) => code}
      empty={<p>{t('item.none')}</p>}
    />
  )
}

/** PRC-233: the items, what must be ordered, and the form for the student's items. */
export function ItemsPage(page: ErpPageProps) {
  const master = useMasterForm(page.view)
  const { edited, setEdited, card } = master
  const item = page.view.items.find(({ code }) => code === edited?.code) ?? null
  return (
    <MasterPage
      of="item"
      page={page}
      master={master}
      form={
        <ItemForm
          key={item?.code ?? ''}
          page={page}
          item={item}
          card={card}
          onEnd={() => setEdited(null)}
        />
      }
    >
      <Surface padding="none">
        <ItemList page={page} onChange={(code) => setEdited({ code })} />
      </Surface>
    </MasterPage>
  )
}
