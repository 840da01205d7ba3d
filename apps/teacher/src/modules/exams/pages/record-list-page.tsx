import { Box, Button, Flex } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { exams, type RecordRow } from '@titian/contract'
import { SiteLink, useAsk, usePageTitle } from '@titian/site'
import {
  FilterBar,
  FilterSearch,
  FilterSelect,
  ListSurface,
  useCallList,
  useListSearch,
} from '@titian/site/staff'
import { EmptyState, SectionHead, Tag, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CourseFilter } from '../parts/course-filter.tsx'
import { useRecordColumns } from '../marking/record-columns.tsx'

const size = 15

function useColumns(): DataColumn<RecordRow>[] {
  const { t } = useTranslation('exams')
  const { student, submitted, score, state } = useRecordColumns()
  return [
    student,
    {
      key: 'examination',
      title: t('list.name'),
      render: (row) => (
        <Flex component="span" direction="column" justify="center" miw={0} mih={44}>
          <span className="clip-2">{row.examinationName}</span>
          <Box component="span" c="dimmed" fz="xs" fw={400}>
            {row.courseName}
          </Box>
          {row.number > 1 ? (
            <Box component="span" c="dimmed" fz="xs" fw={400}>
              {t('record.attemptOf', { number: row.number })}
            </Box>
          ) : null}
        </Flex>
      ),
    },
    submitted,
    score,
    state,
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (row) => (
        <Button
          component={SiteLink}
          {...linkTo.record(row.recordId)}
          variant={row.waitingForMarks ? 'light' : 'default'}
          aria-label={t(row.waitingForMarks ? 'waiting.gradeOf' : 'record.openOf', {
            name: row.userName,
            examination: row.examinationName,
          })}
        >
          {row.waitingForMarks ? t('waiting.grade') : t('record.open')}
        </Button>
      ),
    },
  ]
}

function Filters() {
  const { t } = useTranslation('exams')
  const { search, change } = useListSearch(useSearch({ from: paths.records }))
  const { userName = '', studentCard = '', examinationName = '', courseId = '' } = search
  return (
    <FilterBar
      label={t('record.byName')}
      value={userName}
      maxLength={60}
      onSearch={(word) => change({ userName: word })}
    >
      <FilterSearch
        label={t('record.byCard')}
        value={studentCard}
        maxLength={40}
        onSearch={(word) => change({ studentCard: word })}
      />
      <FilterSearch
        label={t('record.byExamination')}
        value={examinationName}
        onSearch={(word) => change({ examinationName: word })}
      />
      <CourseFilter value={courseId} onChange={(sign) => change({ courseId: sign })} />
      <FilterSelect
        label={t('list.state')}
        value={search.submitStatus ?? ''}
        options={[
          { value: '', label: t('record.allStates') },
          { value: '2', label: t('record.waiting') },
          { value: '1', label: t('record.handedIn') },
          { value: '0', label: t('record.writing') },
        ]}
        onChange={(submitStatus) => change({ submitStatus })}
      />
      <FilterSelect
        label={t('sort.label')}
        value={search.sort ?? 'newest'}
        usual="newest"
        options={(['newest', 'waiting', 'name', 'score'] as const).map((value) => ({
          value,
          label: t(`sort.${value}`),
        }))}
        onChange={(sort) => change({ sort })}
      />
    </FilterBar>
  )
}

/** Shown when the list is limited to one examination; links to the list of all examinations. */
function OneExamination({ sign }: { sign: string }) {
  const { t } = useTranslation('exams')
  const { change } = useListSearch(useSearch({ from: paths.records }))
  const { data } = useAsk(exams.byExaminationId, { sign })
  if (!data) return null
  return (
    <Tag
      removeLabel={t('record.showAllOf', { name: data.examinationName })}
      onRemove={() => change({ examinationId: undefined })}
    >
      {data.examinationName}
    </Tag>
  )
}

/** EXM-078: the list of papers. */
export function RecordListPage() {
  const { t } = useTranslation('exams')
  const { search, list } = useCallList(exams.findRecordList, useSearch({ from: paths.records }), {
    size,
  })
  const columns = useColumns()
  usePageTitle(t('record.title'))
  const { page: _page, ...said } = search
  const { examinationId } = search
  const filtered = Object.keys(said).length > 0
  return (
    <>
      <SectionHead
        level={1}
        title={t('record.title')}
        lead={t('record.lead')}
        more={
          <>
            {examinationId ? <OneExamination sign={examinationId} /> : null}
            <Button component={SiteLink} {...linkTo.toMark({ kind: 'paper' })}>
              {t('queue.start')}
            </Button>
          </>
        }
      />
      <ListSurface
        label={t('record.title')}
        columns={columns}
        rowKey={({ recordId }) => recordId}
        rowsOpen
        {...list}
        filters={<Filters />}
        empty={
          <EmptyState
            seed={filtered ? 'empty-2' : 'empty-1'}
            title={filtered ? t('record.nothing') : t('record.none')}
            text={filtered ? t('nothingText') : t('record.noneText')}
          />
        }
      />
    </>
  )
}
