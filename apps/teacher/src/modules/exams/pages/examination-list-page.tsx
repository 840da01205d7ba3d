import { Box, Button } from '@mantine/core'
import { IconChecklist, IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { exams, type Examination } from '@titian/contract'
import { SiteLink, useFormats, usePageTitle } from '@titian/site'
import { FilterBar, ListSurface, RowLink, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CourseFilter } from '../parts/course-filter.tsx'
import { ExaminationState } from '../examinations/examination-state.tsx'

const size = 15

function useColumns(): DataColumn<Examination>[] {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const window = ({ startTime, endTime }: Examination) => {
    if (!startTime && !endTime) return t('list.always')
    const from = startTime ? formats.dateTime(startTime) : t('list.now')
    // On a phone, the line breaks between the two dates and not inside a date.
    return (
      <span>
        <span className="num">{from}</span> {t('list.to')}{' '}
        <span className="num">{endTime ? formats.dateTime(endTime) : t('list.open')}</span>
      </span>
    )
  }
  return [
    {
      key: 'name',
      title: t('list.name'),
      onCard: 'title',
      render: (row) => (
        <RowLink {...linkTo.examination(row.idSign)} stacked>
          <b className="clip-2">{row.examinationName}</b>
          <Box component="span" c="dimmed" fz="xs" fw={400}>
            {row.courseName}
          </Box>
        </RowLink>
      ),
    },
    { key: 'type', title: t('field.type'), render: ({ type }) => t(`type.${type}`) },
    {
      key: 'state',
      title: t('list.state'),
      render: ({ status }) => <ExaminationState status={status} />,
    },
    {
      key: 'time',
      title: t('list.window'),
      render: window,
    },
    {
      key: 'subjects',
      title: t('list.questions'),
      align: 'end',
      render: ({ subjects }) => formats.number(subjects),
    },
    {
      key: 'records',
      title: t('list.papers'),
      align: 'end',
      onCard: 'actions',
      render: ({ idSign, records, examinationName }) => (
        <Button
          component={SiteLink}
          {...linkTo.records({ examinationId: idSign })}
          variant="subtle"
          leftSection={<IconChecklist size={18} aria-hidden />}
          aria-label={t('list.papersOf', { count: records, name: examinationName })}
        >
          {formats.number(records)}
        </Button>
      ),
    },
  ]
}

/** EXM-061: the tests and exams of one course or of all courses. */
export function ExaminationListPage() {
  const { t } = useTranslation('exams')
  const { filter, change, list } = useCallList(
    exams.findExaminations,
    useSearch({ from: paths.examinations }),
    { size },
  )
  const columns = useColumns()
  const { examinationName, courseIdSign } = filter
  usePageTitle(t('list.title'))
  const add = (
    <Button
      component={SiteLink}
      {...linkTo.newExamination(courseIdSign)}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('list.new')}
    </Button>
  )
  const filtered = examinationName !== ''
  return (
    <>
      <SectionHead level={1} title={t('list.title')} more={add} />
      <ListSurface
        label={t('list.title')}
        columns={columns}
        rowKey={({ idSign }) => idSign}
        {...list}
        filters={
          <FilterBar
            label={t('list.search')}
            value={examinationName}
            onSearch={(word) => change({ examinationName: word })}
          >
            <CourseFilter
              value={courseIdSign ?? ''}
              onChange={(sign) => change({ courseIdSign: sign })}
            />
          </FilterBar>
        }
        empty={
          <EmptyState
            seed={filtered ? 'empty-2' : 'empty-1'}
            title={filtered ? t('list.nothing') : t('list.none')}
            text={filtered ? t('nothingText') : t('list.noneText')}
            action={filtered ? undefined : add}
          />
        }
      />
    </>
  )
}
