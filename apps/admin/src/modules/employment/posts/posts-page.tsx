import { Box, Button, Group } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { employment, type KeptPostCard, prolongMost } from '@titian/contract'
import { SiteLink, useFormats, usePageTitle } from '@titian/site'
import {
  chooseColumn,
  FilterBar,
  FilterSelect,
  ListSurface,
  RowLink,
  SelectionBar,
  useCallList,
  useSelection,
} from '@titian/site/staff'
import { EmptyState, SectionHead, StatusBadge, type DataColumn } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CompanySelect } from '../parts/company-select.tsx'
import { PostActs } from './post-acts.tsx'
import { tones } from './post-tones.ts'
import { ProlongDialog } from './prolong-dialog.tsx'

const size = 15
const states = ['all', 'draft', 'live', 'endingSoon', 'ended', 'takenDown'] as const

function useColumns(): DataColumn<KeptPostCard>[] {
  const { t } = useTranslation('employment')
  const formats = useFormats()
  return [
    {
      key: 'title',
      title: t('post.title'),
      onCard: 'title',
      render: ({ positionId, title, companyName, cityName, remote }) => (
        <RowLink {...linkTo.post(positionId)} stacked>
          <b>{title}</b>
          <Box component="span" c="dimmed" fz="xs">
            {[companyName, cityName, remote ? t('post.remote') : ''].filter(Boolean).join(' · ')}
          </Box>
        </RowLink>
      ),
    },
    {
      key: 'state',
      title: t('post.state'),
      render: ({ state }) => (
        <StatusBadge tone={tones[state]}>{t(`post.states.${state}`)}</StatusBadge>
      ),
    },
    {
      key: 'ends',
      title: t('post.endDay'),
      render: ({ endsAt, publishedAt }) =>
        publishedAt ? <span className="num">{formats.date(endsAt)}</span> : '–',
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (post) => <PostActs post={post} />,
    },
  ]
}

/** JOB-098: the page of the posts of the school in all states. */
export function PostsPage() {
  const { t } = useTranslation('employment')
  usePageTitle(t('post.heading'))
  const { filter, change, list, asked } = useCallList(
    employment.managePosts,
    useSearch({ from: paths.posts }),
    { size },
  )
  const selection = useSelection<KeptPostCard>({
    filter,
    keyOf: ({ positionId }) => positionId,
    data: asked.data,
    namedOnly: true,
  })
  const [prolongs, setProlongs] = useState(false)
  const columns = useColumns()
  const first = asked.data?.list[0]
  const known =
    filter.companySign && first ? { sign: filter.companySign, name: first.companyName } : undefined
  return (
    <>
      <SectionHead
        level={1}
        title={t('post.heading')}
        lead={t('post.lead')}
        more={
          <Group gap="sm">
            <Button variant="default" component={SiteLink} {...linkTo.postImports()}>
              {t('sheet.open')}
            </Button>
            <Button component={SiteLink} {...linkTo.post('new')}>
              {t('post.add')}
            </Button>
          </Group>
        }
      />
      <ListSurface
        label={t('post.heading')}
        columns={[
          chooseColumn({
            selection,
            pageLabel: t('post.choosePage'),
            rowLabel: ({ title }) => t('post.chooseRow', { title }),
          }),
          ...columns,
        ]}
        rowKey={({ positionId }) => positionId}
        {...list}
        bar={
          <SelectionBar selection={selection} most={prolongMost}>
            <Button disabled={selection.count > prolongMost} onClick={() => setProlongs(true)}>
              {t('post.prolong')}
            </Button>
          </SelectionBar>
        }
        filters={
          <FilterBar
            label={t('post.search')}
            value={filter.title ?? ''}
            onSearch={(title) => change({ title })}
          >
            <FilterSelect
              label={t('post.state')}
              value={filter.state ?? 'all'}
              usual="all"
              options={states.map((value) => ({ value, label: t(`post.states.${value}`) }))}
              onChange={(state) => change({ state })}
            />
            <CompanySelect
              key={known?.sign ?? ''}
              label={t('post.company')}
              value={filter.companySign ?? ''}
              known={known}
              clearable
              isFilter
              onChange={(companySign) => change({ companySign })}
            />
          </FilterBar>
        }
        empty={<EmptyState title={t('post.none')} text={t('post.noneText')} />}
      />
      {prolongs ? (
        <ProlongDialog
          positionIds={selection.rows.map(({ positionId }) => positionId)}
          onDone={selection.clear}
          onClose={() => setProlongs(false)}
        />
      ) : null}
    </>
  )
}
