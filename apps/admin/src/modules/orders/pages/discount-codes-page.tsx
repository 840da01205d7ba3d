import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { IconPlus } from '@tabler/icons-react'
import { orders, type DiscountCode } from '@titian/contract'
import { usePageTitle } from '@titian/site'
import { FilterBar, ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { DiscountDialog } from '../discounts/discount-dialog.tsx'
import { useDiscountColumns } from '../discounts/use-discount-columns.tsx'

const size = 20

/** ORD-070: the page of the discount codes of the school. */
export function DiscountCodesPage() {
  const { t } = useTranslation('orders')
  const { filter, change, list } = useCallList(
    orders.listDiscountCodes,
    useSearch({ from: paths.discountCodes }),
    { size },
  )
  const [edited, setEdited] = useState<{ code: DiscountCode | null } | null>(null)
  const columns = useDiscountColumns((code) => setEdited({ code }))
  usePageTitle(t('discount.title'))
  return (
    <>
      <SectionHead
        level={1}
        title={t('discount.title')}
        lead={t('discount.lead')}
        more={
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setEdited({ code: null })}
          >
            {t('discount.add')}
          </Button>
        }
      />
      <ListSurface
        label={t('discount.title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        filters={
          <FilterBar
            label={t('discount.find')}
            value={filter.text}
            maxLength={40}
            onSearch={(word) => change({ text: word })}
          />
        }
        empty={
          <EmptyState seed="empty-4" title={t('discount.empty')} text={t('discount.emptyText')} />
        }
      />
      {edited ? <DiscountDialog code={edited.code} onClose={() => setEdited(null)} /> : null}
    </>
  )
}
