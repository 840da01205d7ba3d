import { Button, Group } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { homework, reportOutcomes } from '@titian/contract'
import { SiteLink, usePageTitle } from '@titian/site'
import { FilterSelect, ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { useReportColumns } from '../parts/use-report-columns.tsx'

const size = 20

/** PRC-126: the reports that external practice systems sent, and the outcome of each. */
export function PracticeReportsPage() {
  const { t } = useTranslation('homework')
  const { filter, change, list } = useCallList(
    homework.listPracticeReports,
    useSearch({ from: paths.practiceReports }),
    { size, live: true },
  )
  const columns = useReportColumns()
  usePageTitle(t('reports.title'))
  return (
    <>
      <SectionHead
        level={1}
        title={t('reports.title')}
        lead={t('reports.lead')}
        more={
          <Button variant="default" component={SiteLink} {...linkTo.practiceSystems()}>
            {t('reports.systems')}
          </Button>
        }
      />
      <ListSurface
        label={t('reports.title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        filters={
          <Group py="sm" px="md">
            <FilterSelect
              label={t('reports.outcome')}
              value={filter.outcome ?? ''}
              onChange={(outcome) => change({ outcome })}
              options={[
                { value: '', label: t('reports.all') },
                ...reportOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) })),
              ]}
            />
          </Group>
        }
        empty={<EmptyState title={t('reports.none')} text={t('reports.noneText')} />}
      />
    </>
  )
}
