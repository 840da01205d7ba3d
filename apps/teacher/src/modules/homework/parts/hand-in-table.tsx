import { Box, Button } from '@mantine/core'
import { homework, type HandInRow } from '@titian/contract'
import { SiteLink, useAsk, useFormats } from '@titian/site'
import { WorkStateBadge } from '@titian/site/hand-ins'
import { FilterSelect, ListSurface, RowLink } from '@titian/site/staff'
import { EmptyState, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

const size = 15
const states = ['all', 'waiting', 'graded'] as const
type State = (typeof states)[number]

const stateOf = ({ score, late }: HandInRow) => {
  if (score !== null) return 'graded'
  return late ? 'late' : 'handedIn'
}

function useColumns(withCourse: boolean): DataColumn<HandInRow>[] {
  const { t } = useTranslation('homework')
  const formats = useFormats()
  return [
    {
      key: 'student',
      title: t('handIns.student'),
      onCard: 'title',
      render: (row) => (
        <RowLink {...linkTo.handIn(row.sign)} stacked>
          <b>{row.studentName}</b>
          <Box component="span" c="dimmed" fz="xs" fw={400}>
            {row.title}
          </Box>
          {withCourse ? (
            <Box component="span" c="dimmed" fz="xs" fw={400}>
              {row.courseName}
            </Box>
          ) : null}
        </RowLink>
      ),
    },
    {
      key: 'time',
      title: t('handIns.time'),
      render: ({ handedInAt }) => <span className="num">{formats.dateTime(handedInAt)}</span>,
    },
    {
      key: 'score',
      title: t('handIns.score'),
      align: 'end',
      render: ({ score, points }) => (
        <span className="num">
          {score === null ? '--' : formats.score(score)} / {points}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('list.state'),
      render: (row) => <WorkStateBadge state={stateOf(row)} />,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('handIns.grade')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (row) => (
        <Button
          component={SiteLink}
          {...linkTo.handIn(row.sign)}
          variant={row.score === null ? 'light' : 'default'}
          aria-label={t(row.score === null ? 'handIns.gradeOf' : 'handIns.openOf', {
            name: row.studentName,
            title: row.title,
          })}
        >
          {t(row.score === null ? 'handIns.grade' : 'handIns.open')}
        </Button>
      ),
    },
  ]
}

interface HandInTableProps {
  /** Of one task, or of all courses that the teacher teaches. */
  sign?: string
  state: string | undefined
  page: number
  onState: (state: string) => void
  onPage: (page: number) => void
}

/** CRS-182: the newest hand-in of each student. */
export function HandInTable({ sign, state: named, page, onState, onPage }: HandInTableProps) {
  const { t } = useTranslation('homework')
  const columns = useColumns(sign === undefined)
  const state: State = states.find((one) => one === named) ?? 'all'
  const asked = useAsk(
    homework.listHandIns,
    { sign, state, page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  return (
    <ListSurface
      label={t('handIns.title')}
      columns={columns}
      rowKey={(row) => row.sign}
      asked={asked}
      page={page}
      size={size}
      onPage={onPage}
      filters={
        <Box p="md">
          <FilterSelect
            label={t('list.state')}
            value={state}
            usual="all"
            options={states.map((value) => ({ value, label: t(`handIns.${value}`) }))}
            onChange={onState}
          />
        </Box>
      }
      empty={
        <EmptyState
          seed={state === 'all' ? 'empty-1' : 'empty-2'}
          title={t(state === 'all' ? 'handIns.none' : 'handIns.nothing')}
          text={t('handIns.noneText')}
        />
      }
    />
  )
}
