import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useSearch } from '@tanstack/react-router'
import { IconPlus } from '@tabler/icons-react'
import { orders } from '@titian/contract'
import { usePageTitle } from '@titian/site'
import { FilterSelect, ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { CreditDialog } from '../coins/credit-dialog.tsx'
import { useCreditColumns } from '../coins/use-credit-columns.tsx'

const size = 20
const states = ['all', 'waiting', 'approved', 'refused'] as const

/**
 * ORD-052: the page of the coins that staff gave, including coins that wait for the approval of a
 * second person.
 */
export function CoinsPage() {
  const { t } = useTranslation('orders')
  const { filter, change, list } = useCallList(
    orders.listCoinCredits,
    useSearch({ from: paths.coins }),
    { size },
  )
  const [adding, { open, close }] = useDisclosure(false)
  const columns = useCreditColumns()
  usePageTitle(t('credit.title'))
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
              value={filter.state ?? 'all'}
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
        {...list}
        empty={<EmptyState seed="empty-3" title={t('credit.none')} text={t('credit.noneText')} />}
      />
      {adding ? <CreditDialog onClose={close} /> : null}
    </>
  )
}
