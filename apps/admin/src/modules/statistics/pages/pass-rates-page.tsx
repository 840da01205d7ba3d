import { useSearch } from '@tanstack/react-router'
import { evaluations } from '@titian/contract'
import { usePageTitle } from '@titian/site'
import { FilterBar, filterOf, ListSurface, type ListWords, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { usePassColumns } from '../parts/use-pass-columns.tsx'

const size = 20

export type PassWords = ListWords<typeof evaluations.passRates>

/** PRC-072: how many students of each class have passed each practice. */
export function PassRatesPage() {
  const { t } = useTranslation('statistics')
  const words = useSearch({ from: paths.passRates })
  const { filter, change, list } = useCallList(evaluations.passRates, words, {
    size,
    given: filterOf(evaluations.passRates, words),
  })
  const columns = usePassColumns()
  usePageTitle(t('passes.title'))
  return (
    <>
      <SectionHead level={1} title={t('passes.title')} lead={t('passes.lead')} />
      <ListSurface
        label={t('passes.title')}
        columns={columns}
        rowKey={({ className, practice, courseName }) =>
          JSON.stringify([className, practice, courseName])
        }
        {...list}
        filters={
          <FilterBar
            label={t('passes.search')}
            value={filter.name}
            maxLength={100}
            onSearch={(name) => change({ name })}
          />
        }
        empty={<EmptyState seed="empty-3" title={t('passes.none')} text={t('passes.noneText')} />}
      />
    </>
  )
}
