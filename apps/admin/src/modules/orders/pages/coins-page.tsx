import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useSearch } from '@tanstack/react-router'
import { IconPlus } from '@tabler/icons-react'
import { orders } from '@titian/contract'
import { useAsk, usePageTitle } from '@titian/site'
import { FilterSelect, ListSurface, useListSearch } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { CreditDialog } from '../coins/credit-dialog.tsx'
import { useCreditColumns } from '../coins/use-credit-columns.tsx'

const size = 20
const states = ['all', 'waiting', 'approved', 'refused'] as const

/** ORD-052: coins that staff gave, and those that wait for a second person. */
export function CoinsPage() {
  const { t } = useTranslation('orders')
  const { search, page, change } = useListSearch(useSearch({ from: paths.coins }))
  const [adding, { open, close }] = useDisclosure(false)
  const columns = useCreditColumns()
  usePageTitle(t('credit.title'))
  const state = states.find((one) => one === search.state) ?? 'all'
  const asked = useAsk(
    orders.listCoinCredits,
    { ...(state !== 'all' && { state }), page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  return (
    <>
      <SectionHead
        level={1}
        title={t('credit.title')}
        lead={t('credit.lead')}
        more={
          <Group gap="sm">
            <FilterSelect
              label={t('column.state')}
              value={state}
              usual="all"
              options={states.map((value) => ({ value, label: t(`credit.state.${value}`) }))}
              onChange={(next) => change({ state: next })}
            />
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
              {t('credit.add')}
            </Button>
          </Group>
        }
      />
      <ListSurface
        label={t('credit.title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        asked={asked}
        page={page}
        size={size}
        onPage={(next) => change({ page: next })}
        empty={<EmptyState seed="empty-3" title={t('credit.none')} text={t('credit.noneText')} />}
      />
      {adding ? <CreditDialog onClose={close} /> : null}
    </>
  )
}
