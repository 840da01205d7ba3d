import { Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { completeFrom, figuresFrom, resumeFigureSorts, statistics } from '@titian/contract'
import { usePageTitle } from '@titian/site'
import { ExportMenu, FilterBar, ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { orderOf } from '../parts/order-words.ts'
import { readResumeWords } from '../parts/resume-words.ts'
import { useResumeColumns } from '../parts/use-resume-columns.tsx'

const size = 20

/** RES-090: how many students of each major have a complete resume. */
export function ResumesPage() {
  const { t } = useTranslation('statistics')
  const words = useSearch({ from: paths.resumes })
  const { filter, change, asked, list } = useCallList(statistics.resumesByMajor, words, {
    size,
    given: readResumeWords(words),
  })
  const columns = useResumeColumns()
  usePageTitle(t('resumes.title'))
  const hasFew = asked.data?.list.some(({ begun }) => begun === null)
  return (
    <>
      <SectionHead
        level={1}
        title={t('resumes.title')}
        lead={t('resumes.lead', { points: completeFrom })}
        more={<ExportMenu call={statistics.exportResumesByMajor} input={filter} />}
      />
      <ListSurface
        label={t('resumes.title')}
        columns={columns}
        rowKey={({ major }) => major}
        {...list}
        sort={{ key: filter.sort, direction: filter.descending ? 'desc' : 'asc' }}
        onSort={({ key, direction }) => change(orderOf(resumeFigureSorts, key, direction))}
        filters={
          <FilterBar
            label={t('resumes.search')}
            value={filter.name}
            maxLength={60}
            onSearch={(name) => change({ name })}
          />
        }
        empty={<EmptyState seed="empty-3" title={t('resumes.none')} text={t('resumes.noneText')} />}
      />
      {hasFew ? (
        <Text c="dimmed" fz="sm" mt="sm">
          {t('resumes.few', { count: figuresFrom })}
        </Text>
      ) : null}
    </>
  )
}
