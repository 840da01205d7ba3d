import { Box, Button, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import {
  evaluations,
  practiceKinds,
  type RubricCard,
  rubricStates,
  writtenKind,
} from '@titian/contract'
import { SiteLink, useFormats, usePageTitle } from '@titian/site'
import { FilterBar, FilterSelect, ListSurface, RowLink, useCallList } from '@titian/site/staff'
import { type DataColumn, EmptyState, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../../app/paths.ts'
import { RubricActs } from '../parts/rubric-acts.tsx'
import { RubricStateBadge } from '../parts/rubric-state.tsx'
import { StarterChoice } from '../parts/starter-choice.tsx'

const size = 20

function useColumns(): DataColumn<RubricCard>[] {
  const { t } = useTranslation('evaluations')
  const { dateTime, number } = useFormats()
  return [
    {
      key: 'name',
      title: t('rubrics.field.name'),
      onCard: 'title',
      render: (rubric) => (
        <RowLink {...linkTo.rubric(rubric.sign)} stacked>
          <b>{rubric.name}</b>
          <Box component="span" c="dimmed" fz="xs" fw={400}>
            {t(`rubrics.kind.${rubric.kind ?? 'works'}`)}
          </Box>
        </RowLink>
      ),
    },
    {
      key: 'state',
      title: t('rubrics.field.state'),
      render: ({ state }) => <RubricStateBadge state={state} />,
    },
    {
      key: 'number',
      title: t('rubrics.field.version'),
      align: 'end',
      render: (rubric) => number(rubric.number),
    },
    {
      key: 'criteria',
      title: t('rubrics.field.criteria'),
      align: 'end',
      render: ({ criteria }) => number(criteria),
    },
    {
      key: 'author',
      title: t('rubrics.field.author'),
      render: ({ authorName }) => authorName,
    },
    {
      key: 'changedAt',
      title: t('rubrics.field.changedAt'),
      render: ({ changedAt }) => <span className="num">{dateTime(changedAt)}</span>,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('rubrics.list.acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (rubric) => (
        <Group gap="xs" justify="flex-end">
          <RubricActs rubric={rubric} named />
        </Group>
      ),
    },
  ]
}

/** PRC-114: the rubrics of the school, last changed first. */
export function RubricsPage() {
  const { t } = useTranslation('evaluations')
  usePageTitle(t('rubrics.list.title'))
  const { filter, change, list } = useCallList(
    evaluations.listRubrics,
    useSearch({ from: paths.rubrics }),
    { size },
  )
  const columns = useColumns()
  const add = (
    <Button
      component={SiteLink}
      {...linkTo.newRubric()}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('rubrics.list.new')}
    </Button>
  )
  const isNarrowed = Boolean(filter.name ?? filter.state ?? filter.kind)
  return (
    <>
      <SectionHead
        level={1}
        title={t('rubrics.list.title')}
        lead={t('rubrics.list.lead')}
        more={add}
      />
      <ListSurface
        label={t('rubrics.list.title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        filters={
          <FilterBar
            label={t('rubrics.list.search')}
            value={filter.name ?? ''}
            onSearch={(name) => change({ name })}
          >
            <FilterSelect
              label={t('rubrics.field.state')}
              value={filter.state ?? 'all'}
              usual="all"
              options={(['all', ...rubricStates] as const).map((value) => ({
                value,
                label: t(`rubrics.state.${value}`),
              }))}
              onChange={(state) => change({ state })}
            />
            <FilterSelect
              label={t('rubrics.field.kind')}
              value={filter.kind ?? 'all'}
              usual="all"
              options={(['all', ...practiceKinds, writtenKind] as const).map((value) => ({
                value,
                label: t(`rubrics.kind.${value === writtenKind ? 'works' : value}`),
              }))}
              onChange={(kind) => change({ kind })}
            />
          </FilterBar>
        }
        empty={
          isNarrowed ? (
            <EmptyState
              title={t('rubrics.list.noneFound')}
              text={t('rubrics.list.noneFoundText')}
            />
          ) : (
            <EmptyState
              title={t('rubrics.list.none')}
              text={t('rubrics.list.noneText')}
              action={
                <Stack align="center" maw={640}>
                  {add}
                  <StarterChoice />
                </Stack>
              }
            />
          )
        }
      />
    </>
  )
}
