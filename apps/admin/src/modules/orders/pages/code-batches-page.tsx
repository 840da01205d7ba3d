import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useRouter, useSearch } from '@tanstack/react-router'
import { IconPlus } from '@tabler/icons-react'
import { orders } from '@titian/contract'
import { usePageTitle } from '@titian/site'
import { FilterBar, ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { BatchDialog } from '../codes/batch-dialog.tsx'
import { useBatchColumns } from '../codes/use-batch-columns.tsx'

const size = 20

/** ORD-072: the page of the batches of activation codes of the school. */
export function CodeBatchesPage() {
  const { t } = useTranslation('orders')
  const router = useRouter()
  const { filter, change, list } = useCallList(
    orders.listCodeBatches,
    useSearch({ from: paths.codeBatches }),
    { size },
  )
  const [adding, { open, close }] = useDisclosure(false)
  const columns = useBatchColumns()
  usePageTitle(t('batch.title'))
  return (
    <>
      <SectionHead
        level={1}
        title={t('batch.title')}
        lead={t('batch.lead')}
        more={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
            {t('batch.add')}
          </Button>
        }
      />
      <ListSurface
        label={t('batch.title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        filters={
          <FilterBar
            label={t('batch.find')}
            value={filter.text}
            maxLength={60}
            onSearch={(word) => change({ text: word })}
          />
        }
        empty={<EmptyState seed="empty-4" title={t('batch.empty')} text={t('batch.emptyText')} />}
      />
      {adding ? (
        <BatchDialog
          onClose={close}
          onMade={({ sign }) => void router.navigate(linkTo.codeBatch(sign))}
        />
      ) : null}
    </>
  )
}
