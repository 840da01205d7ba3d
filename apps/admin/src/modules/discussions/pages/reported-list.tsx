import { Button, Group } from '@mantine/core'
import { useFormats } from '@titian/site'
import { ListSurface, type ListSurfaceProps } from '@titian/site/staff'
import { EmptyState, Segmented, type DataColumn } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export const size = 15
const states = ['reported', 'hidden'] as const
type State = (typeof states)[number]

export interface ReportedRow {
  sign: string
  content: string
  courseName: string
  authorName: string
  reports: number
  hidden: boolean
  createdAt: string
}

interface ReportedListProps<Row extends ReportedRow> {
  list: Pick<ListSurfaceProps<Row>, 'asked' | 'page' | 'size' | 'onPage'>
  /** Describes the row: a question, an answer, or the stars of a review. */
  kindOf: (row: Row) => ReactNode
  state: State
  onState: (state: string) => void
  decide: (row: Row, hidden: boolean) => void
  busy: boolean
}

/**
 * CRS-163, CRS-168: contributions that people of a course reported, and those that staff have
 * hidden.
 */
export function ReportedList<Row extends ReportedRow>(props: ReportedListProps<Row>) {
  const { list, kindOf, state, onState, decide, busy } = props
  const { t } = useTranslation('discussions')
  const formats = useFormats()
  const columns: DataColumn<Row>[] = [
    {
      key: 'content',
      title: t('content'),
      onCard: 'title',
      render: ({ content }) => <span className="clip-2">{content || '--'}</span>,
    },
    { key: 'kind', title: t('kind'), render: kindOf },
    { key: 'course', title: t('course'), render: ({ courseName }) => courseName },
    { key: 'author', title: t('author'), render: ({ authorName }) => authorName },
    {
      key: 'reports',
      title: t('reports'),
      align: 'end',
      render: ({ reports }) => formats.number(reports),
    },
    {
      key: 'written',
      title: t('written'),
      render: ({ createdAt }) => <span className="num">{formats.dateTime(createdAt)}</span>,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('decide')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (row) => (
        <Group gap="xs" justify="flex-end">
          {row.hidden ? null : (
            <Button
              variant="default"
              disabled={busy}
              aria-label={t('hideOf', { text: row.content.slice(0, 60) })}
              onClick={() => decide(row, true)}
            >
              {t('hide')}
            </Button>
          )}
          <Button
            variant="default"
            disabled={busy}
            aria-label={t('showOf', { text: row.content.slice(0, 60) })}
            onClick={() => decide(row, false)}
          >
            {t('show')}
          </Button>
        </Group>
      ),
    },
  ]
  return (
    <ListSurface
      label={t('title')}
      columns={columns}
      rowKey={({ sign }) => sign}
      {...list}
      filters={
        <Segmented
          label={t('state')}
          value={state}
          onChange={(next) => onState(next === 'reported' ? '' : next)}
          options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
      }
      empty={<EmptyState title={t('none')} text={t('noneText')} />}
    />
  )
}
