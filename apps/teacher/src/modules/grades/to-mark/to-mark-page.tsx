import { Box, Button, Group } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { grades, toMarkKinds, type ToMarkEntry, type ToMarkKind } from '@titian/contract'
import { serverNow, SiteLink, timeSince, useAsk, useFormats, usePageTitle } from '@titian/site'
import { WorkStateBadge } from '@titian/site/hand-ins'
import type { QueueWords } from '@titian/site/marking'
import { FilterBar, FilterSelect, ListSurface, RowLink, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { useTaughtCourses } from '../../../parts/use-taught-courses.ts'

const size = 15

function useColumns(words: QueueWords): DataColumn<ToMarkEntry>[] {
  const { t } = useTranslation('grades')
  const { locale, dateTime } = useFormats()
  return [
    {
      key: 'title',
      title: t('toMark.work'),
      onCard: 'title',
      render: (entry) => (
        <RowLink {...linkTo.piece(entry, words)} stacked>
          <b className="clip-2">{entry.title}</b>
          <Box component="span" c="dimmed" fz="xs" fw={400}>
            {entry.courseName}
          </Box>
        </RowLink>
      ),
    },
    { key: 'student', title: t('toMark.student'), render: ({ studentName }) => studentName },
    {
      key: 'kind',
      title: t('toMark.kind'),
      render: ({ kind, late }) => (
        <Group gap="xs" component="span">
          {t(`toMark.kinds.${kind}`)}
          {late ? <WorkStateBadge state="late" /> : null}
        </Group>
      ),
    },
    {
      key: 'since',
      title: t('toMark.since'),
      render: ({ since }) => (
        <span className="num" title={dateTime(since)}>
          {timeSince(Date.parse(since), serverNow(), locale)}
        </span>
      ),
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('toMark.mark')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (entry) => (
        <Button
          component={SiteLink}
          {...linkTo.piece(entry, words)}
          variant="light"
          aria-label={t('toMark.markOf', { title: entry.title, name: entry.studentName })}
        >
          {t('toMark.mark')}
        </Button>
      ),
    },
  ]
}

interface NoneProps {
  kind: 'all' | ToMarkKind
  courseIdSign: string
}

/** Shown when all papers, or all homework, are marked. A button shows the other kind of work. */
function NoneOfKind({ kind, courseIdSign }: NoneProps & { kind: ToMarkKind }) {
  const { t } = useTranslation('grades')
  const other = kind === 'paper' ? 'handIn' : 'paper'
  const asked = { kind: other, ...(courseIdSign && { courseIdSign }) } as const
  const { data } = useAsk(grades.listToMark, { ...asked, page: 1, size: 1 }, { staleTime: 0 })
  const count = data?.total ?? 0
  return (
    <EmptyState
      seed="empty-1"
      title={t(`toMark.done.${kind}`)}
      text={t('toMark.noneText')}
      action={
        count > 0 ? (
          <Button component={SiteLink} {...linkTo.toMark(asked)}>
            {t(`toMark.left.${other}`, { count })}
          </Button>
        ) : null
      }
    />
  )
}

function None({ kind, courseIdSign }: NoneProps) {
  const { t } = useTranslation('grades')
  if (kind !== 'all') return <NoneOfKind kind={kind} courseIdSign={courseIdSign} />
  const isFiltered = courseIdSign !== ''
  return (
    <EmptyState
      seed={isFiltered ? 'empty-2' : 'empty-1'}
      title={t(isFiltered ? 'toMark.nothing' : 'toMark.none')}
      text={t('toMark.noneText')}
    />
  )
}

/** TCH-173: papers and hand-ins that this teacher has to mark, longest waiting first. */
export function ToMarkPage() {
  const { t } = useTranslation('grades')
  const navigate = useNavigate()
  const { filter, change, list } = useCallList(
    grades.listToMark,
    useSearch({ from: paths.toMark }),
    { size, live: true },
  )
  const { data: courses = [] } = useTaughtCourses()
  const { kind, courseIdSign = '' } = filter
  const words: QueueWords = { queue: kind, ...(courseIdSign && { courseIdSign }) }
  const columns = useColumns(words)
  usePageTitle(t('toMark.title'))
  const first = list.page === 1 ? list.asked.data?.list[0] : undefined
  return (
    <>
      <SectionHead
        level={1}
        title={t('toMark.title')}
        lead={t('toMark.lead')}
        more={
          first ? (
            <Button onClick={() => void navigate(linkTo.piece(first, words))}>
              {t('toMark.start')}
            </Button>
          ) : null
        }
      />
      <ListSurface
        label={t('toMark.title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        rowsOpen
        {...list}
        filters={
          <FilterBar>
            <FilterSelect
              label={t('toMark.kind')}
              value={kind}
              usual="all"
              options={(['all', ...toMarkKinds] as const).map((value) => ({
                value,
                label: t(`toMark.filter.${value}`),
              }))}
              onChange={(next) => change({ kind: next })}
            />
            <FilterSelect
              label={t('toMark.course')}
              value={courseIdSign}
              options={[
                { value: '', label: t('toMark.allCourses') },
                ...courses.map(({ idSign, courseName }) => ({ value: idSign, label: courseName })),
              ]}
              onChange={(next) => change({ courseIdSign: next })}
            />
          </FilterBar>
        }
        empty={<None kind={kind} courseIdSign={courseIdSign} />}
      />
    </>
  )
}
