import { Box, Button } from '@mantine/core'
import { homework, type HandInRow } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { WorkStateBadge } from '@titian/site/hand-ins'
import { FilterSelect, ListSurface, RowLink, useCallList, type PageWord } from '@titian/site/staff'
import { EmptyState, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

const size = 15
const states = ['waiting', 'graded', 'all'] as const

const stateOf = ({ score, late }: HandInRow) => {
  if (score !== null) return 'graded'
  return late ? 'late' : 'handedIn'
}

/** Whether the hand-in has no score, and neither a rubric nor a practice will give one. */
const isToMark = ({ score, byRubric, practice }: HandInRow) =>
  score === null && !byRubric && practice === null

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
          variant={isToMark(row) ? 'light' : 'default'}
          aria-label={t(isToMark(row) ? 'handIns.gradeOf' : 'handIns.openOf', {
            name: row.studentName,
            title: row.title,
          })}
        >
          {t(isToMark(row) ? 'handIns.grade' : 'handIns.open')}
        </Button>
      ),
    },
  ]
}

interface HandInTableProps {
  /** The sealed id of one task; without it, all tasks of the teacher are listed. */
  sign?: string
  /** The search parameters of the page. */
  search: PageWord & { state?: string }
}

const emptyTitles = {
  all: 'handIns.none',
  waiting: 'waiting.none',
  graded: 'handIns.nothing',
} as const

/** CRS-182: the newest hand-in of each student. */
export function HandInTable({ sign, search }: HandInTableProps) {
  const { t } = useTranslation('homework')
  const columns = useColumns(sign === undefined)
  // TCH-177: if the address has no filter, the list shows the hand-ins to mark.
  const { filter, change, list } = useCallList(
    homework.listHandIns,
    { ...search, state: search.state ?? 'waiting' },
    { size, given: { sign } },
  )
  const { state } = filter
  return (
    <ListSurface
      label={t('handIns.title')}
      columns={columns}
      rowKey={(row) => row.sign}
      rowsOpen
      {...list}
      filters={
        <Box p="md">
          <FilterSelect
            label={t('list.state')}
            value={state}
            usual="waiting"
            options={states.map((value) => ({ value, label: t(`handIns.${value}`) }))}
            onChange={(next) => change({ state: next })}
          />
        </Box>
      }
      empty={
        <EmptyState
          seed={state === 'all' ? 'empty-1' : 'empty-2'}
          title={t(emptyTitles[state])}
          text={t('handIns.noneText')}
        />
      }
    />
  )
}
