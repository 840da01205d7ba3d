import { NativeSelect, Stack } from '@mantine/core'
import { practice } from '@titian/contract'
import { ErrorView, useAsk, usePagerLabels } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { StockLedger, StockTable } from '@titian/site/erp-reports'
import { useListSearch } from '@titian/site/staff'
import { Pager, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useBooks } from './books-words.ts'
import type { PartProps } from './part-props.ts'

const size = 50

interface MovesProps extends Pick<PartProps, 'run' | 'view'> {
  item: string
}

function Moves({ run: { sign }, view, item }: MovesProps) {
  const { t } = useTranslation('site')
  const content = useErpContent()
  const labels = usePagerLabels()
  const { search, links } = useBooks()
  const { page, change } = useListSearch(search)
  const { data, error, refetch } = useAsk(
    practice.boardErpStock,
    { sign, item, page, size },
    { staleTime: 0 },
  )
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={6} label={t('loading')} />
  return (
    <>
      <StockLedger
        label={content.itemName(item, view.items)}
        rows={data.list}
        warehouses={view.warehouses}
        links={links}
      />
      {data.total > size ? (
        <Pager
          page={page}
          size={size}
          total={data.total}
          labels={labels}
          onChange={(next) => change({ page: next })}
        />
      ) : null}
    </>
  )
}

/** PRC-237: the stock, and the movements of one item. */
export function StockPart({ run, view }: PartProps) {
  const { t } = useTranslation('erp')
  const content = useErpContent()
  const { search, links } = useBooks()
  const { change } = useListSearch(search)
  const item = (view.items.find(({ code }) => code === search.item) ?? view.items[0])?.code
  return (
    <Stack>
      <Surface gap="sm">
        <h2>{t('part.stock')}</h2>
        <StockTable view={view} links={links} />
      </Surface>
      {item === undefined ? null : (
        <Surface gap="md">
          <h2>{t('run.moves')}</h2>
          <NativeSelect
            label={t('document.item')}
            maw={420}
            value={item}
            data={view.items.map(({ code }) => ({
              value: code,
              label: content.itemName(code, view.items),
            }))}
            onChange={({ currentTarget }) => change({ item: currentTarget.value })}
          />
          <Moves key={item} run={run} view={view} item={item} />
        </Surface>
      )}
    </Stack>
  )
}
