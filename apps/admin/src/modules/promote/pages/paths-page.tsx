import { Box, Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { type KeptPathCard, promote } from '@titian/contract'
import { SiteLink, usePageTitle } from '@titian/site'
import { FilterBar, FilterSelect, ListSurface, RowLink, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead, StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { PathActs } from '../parts/path-acts.tsx'

const size = 15
const states = ['all', 'published', 'draft'] as const

function useColumns(): DataColumn<KeptPathCard>[] {
  const { t } = useTranslation('promote')
  return [
    {
      key: 'name',
      title: t('path.name'),
      onCard: 'title',
      render: ({ sign, name, pathCode, positionName }) => (
        <RowLink {...linkTo.careerPath(sign)} stacked>
          <b>{name}</b>
          <Box component="span" c="dimmed" fz="xs">
            {[positionName, pathCode].filter(Boolean).join(' · ')}
          </Box>
        </RowLink>
      ),
    },
    {
      key: 'state',
      title: t('path.state'),
      render: ({ published }) => (
        <StatusBadge tone={published ? 'ok' : 'neutral'}>
          {t(`path.states.${published ? 'published' : 'draft'}`)}
        </StatusBadge>
      ),
    },
    {
      key: 'stages',
      title: t('path.stageCount'),
      align: 'end',
      render: ({ stages }) => <span className="num">{stages}</span>,
    },
    {
      key: 'courses',
      title: t('path.courseCount'),
      align: 'end',
      render: ({ courses }) => <span className="num">{courses}</span>,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (path) => <PathActs path={path} />,
    },
  ]
}

/** CNT-131: the page of the career paths of the school. */
export function PathsPage() {
  const { t } = useTranslation('promote')
  usePageTitle(t('path.heading'))
  const { filter, change, list } = useCallList(
    promote.listPaths,
    useSearch({ from: paths.careerPaths }),
    { size },
  )
  return (
    <>
      <SectionHead
        level={1}
        title={t('path.heading')}
        lead={t('path.lead')}
        more={
          <Button component={SiteLink} {...linkTo.careerPath('new')}>
            {t('path.add')}
          </Button>
        }
      />
      <ListSurface
        label={t('path.heading')}
        columns={useColumns()}
        rowKey={({ sign }) => sign}
        {...list}
        filters={
          <FilterBar
            label={t('path.search')}
            value={filter.name ?? ''}
            onSearch={(name) => change({ name })}
          >
            <FilterSelect
              label={t('path.state')}
              value={filter.state ?? 'all'}
              usual="all"
              options={states.map((value) => ({ value, label: t(`path.states.${value}`) }))}
              onChange={(state) => change({ state })}
            />
          </FilterBar>
        }
        empty={<EmptyState title={t('path.none')} text={t('path.noneText')} />}
      />
    </>
  )
}
