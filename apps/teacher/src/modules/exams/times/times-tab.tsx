import { Box, Button, Group, Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { allowanceMost, exams, type Examination, type StudentTime } from '@titian/contract'
import { useFormats } from '@titian/site'
import {
  chooseColumn,
  FilterBar,
  FilterSelect,
  ListSurface,
  type Selection,
  SelectionBar,
  useCallList,
  useSelection,
} from '@titian/site/staff'
import { EmptyState, StatusBadge, type DataColumn } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ChangeList } from './change-list.tsx'
import { EndTimeDialog, type Ending } from './end-time-dialog.tsx'
import { GiveTimeDialog } from './give-time-dialog.tsx'
import { useAmountWords } from './use-amount-words.ts'

const size = 15

const keyOf = ({ userId }: StudentTime) => userId

/** The allowances of one student for this examination, and for all examinations. */
function Given({ row, onEnd }: { row: StudentTime; onEnd: (ending: Ending) => void }) {
  const { t } = useTranslation('exams')
  const { bracketed } = useFormats()
  const words = useAmountWords()
  const given = [row.own, row.standing].filter((one) => one !== null)
  if (given.length === 0) return <span className="meta">{t('times.nothing')}</span>
  return (
    <Stack gap={4} py={6}>
      {given.map((allowance) => (
        <Group key={allowance.allowanceId} gap="xs" wrap="nowrap">
          <span title={allowance.reason}>
            {words(allowance)}
            {allowance.standing ? bracketed(t('times.standing')) : ''}
          </span>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            onClick={() => onEnd({ student: row, allowance })}
            aria-label={t('times.endOf', { name: row.userName, what: words(allowance) })}
          >
            {t('times.end')}
          </Button>
        </Group>
      ))}
    </Stack>
  )
}

function useColumns(
  selection: Selection<StudentTime>,
  acts: { give: (student: StudentTime) => void; end: (ending: Ending) => void },
): DataColumn<StudentTime>[] {
  const { t } = useTranslation('exams')
  const { dateTime, number, time } = useFormats()
  return [
    chooseColumn({
      selection,
      pageLabel: t('times.choosePage'),
      rowLabel: ({ userName }) => t('times.choose', { name: userName }),
    }),
    {
      key: 'student',
      title: t('record.student'),
      onCard: 'title',
      render: ({ userName, studentCard }) => (
        <Box>
          <b>{userName}</b>
          <Box className="meta">{studentCard ?? t('record.noCard')}</Box>
        </Box>
      ),
    },
    {
      key: 'given',
      title: t('times.column'),
      render: (row) => <Given row={row} onEnd={acts.end} />,
    },
    {
      key: 'limit',
      title: t('times.limit'),
      render: ({ limitMinutes }) => (
        <span className="num">
          {limitMinutes === null
            ? t('times.noLimit')
            : t('times.minutesLong', { count: limitMinutes, minutes: number(limitMinutes) })}
        </span>
      ),
    },
    {
      key: 'end',
      title: t('times.ends'),
      render: ({ endTime }) => (
        <span className="num">{endTime ? dateTime(endTime) : t('list.open')}</span>
      ),
    },
    {
      key: 'attempts',
      title: t('times.attemptsColumn'),
      align: 'end',
      render: ({ begun, attempts }) => (
        <span className="num">
          {attempts === null ? number(begun) : `${number(begun)} / ${number(attempts)}`}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('list.state'),
      render: ({ writing, deadline }) =>
        writing ? (
          <StatusBadge>
            {deadline ? t('times.writingUntil', { time: time(deadline) }) : t('record.writing')}
          </StatusBadge>
        ) : (
          <span className="num">--</span>
        ),
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (row) => (
        <Button
          variant="default"
          onClick={() => acts.give(row)}
          aria-label={t('times.giveTo', { name: row.userName })}
        >
          {t('times.give')}
        </Button>
      ),
    },
  ]
}

/** EXM-116: the students of the course with their time and attempts, and the log of changes. */
export function TimesTab({ examination }: { examination: Examination }) {
  const { t } = useTranslation('exams')
  const examinationId = examination.idSign
  const words = useSearch({ from: paths.examination })
  const { filter, change, asked, list } = useCallList(exams.listAllowances, words, {
    size,
    given: { examinationId, onlyGiven: words.onlyGiven === '1' },
  })
  const { userName, onlyGiven } = filter
  const selection = useSelection<StudentTime>({
    filter: { examinationId, userName, onlyGiven },
    keyOf,
    data: asked.data,
    // More time for everybody is given by extending the examination (EXM-172). So this page does
    // not offer "all that match".
    namedOnly: true,
  })
  const [giving, setGiving] = useState<readonly StudentTime[]>([])
  const [ending, setEnding] = useState<Ending | null>(null)
  const columns = useColumns(selection, {
    give: (student) => setGiving([student]),
    end: setEnding,
  })
  const filtered = userName !== '' || onlyGiven
  return (
    <Stack gap="lg">
      <ListSurface
        label={t('tab.times')}
        columns={columns}
        rowKey={keyOf}
        {...list}
        bar={
          <SelectionBar selection={selection} most={allowanceMost.students}>
            <Button
              disabled={selection.count > allowanceMost.students}
              onClick={() => setGiving(selection.rows)}
            >
              {t('times.giveChosen', { count: selection.count })}
            </Button>
          </SelectionBar>
        }
        filters={
          <FilterBar
            label={t('record.byName')}
            value={userName}
            maxLength={60}
            onSearch={(word) => change({ userName: word })}
          >
            <FilterSelect
              label={t('times.show')}
              value={onlyGiven ? '1' : ''}
              options={[
                { value: '', label: t('times.showAll') },
                { value: '1', label: t('times.showGiven') },
              ]}
              onChange={(value) => change({ onlyGiven: value })}
            />
          </FilterBar>
        }
        empty={
          <EmptyState
            seed={filtered ? 'empty-2' : 'empty-1'}
            title={filtered ? t('record.nothing') : t('times.none')}
            text={filtered ? t('nothingText') : t('times.noneText')}
          />
        }
      />
      <ChangeList examination={examination} />
      {giving.length > 0 ? (
        <GiveTimeDialog
          examinationId={examinationId}
          students={giving}
          onClose={() => setGiving([])}
          onDone={selection.clear}
        />
      ) : null}
      {ending ? (
        <EndTimeDialog
          examinationId={examinationId}
          ending={ending}
          onClose={() => setEnding(null)}
        />
      ) : null}
    </Stack>
  )
}
