import { Box, Stack } from '@mantine/core'
import type { SupervisedCourse } from '@titian/contract'
import { useFormats } from '@titian/site'
import { StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** The pages of members and grades of a course are on the teacher site, which staff may use too. */
const places = ['members', 'gradebook'] as const
const placeOf = (place: 'statistics' | (typeof places)[number], sign: string) =>
  `/teacher/#/${place}/${sign}`

export function useSupervisionColumns(): DataColumn<SupervisedCourse>[] {
  const { t } = useTranslation('statistics')
  const formats = useFormats()
  const number = (value: number) => <span className="num">{formats.number(value)}</span>
  return [
    {
      key: 'name',
      title: t('course'),
      sortable: true,
      onCard: 'title',
      width: '30%',
      render: ({ sign, courseName, teacherNames }) => (
        <Box miw={0}>
          <Box component="a" className="link" display="block" href={placeOf('statistics', sign)}>
            {courseName}
          </Box>
          <Box component="span" c="dimmed" fz="xs" fw={400}>
            {formats.list(teacherNames) || t('noTeacher')}
          </Box>
        </Box>
      ),
    },
    {
      key: 'students',
      folds: 7,
      title: t('students'),
      sortable: true,
      align: 'end',
      render: ({ students }) => number(students),
    },
    {
      key: 'completed',
      folds: 3,
      title: t('completed'),
      align: 'end',
      render: ({ completed }) => number(completed),
    },
    {
      key: 'progress',
      folds: 2,
      title: t('progress'),
      align: 'end',
      render: ({ meanProgress }) => (
        <span className="num">{meanProgress === null ? '--' : formats.percent(meanProgress)}</span>
      ),
    },
    {
      key: 'atRisk',
      folds: 5,
      title: t('atRisk'),
      align: 'end',
      render: ({ atRisk }) =>
        atRisk === 0 ? number(0) : <StatusBadge tone="warn">{formats.number(atRisk)}</StatusBadge>,
    },
    {
      key: 'waiting',
      folds: 6,
      title: t('waiting'),
      sortable: true,
      align: 'end',
      render: ({ waiting }) =>
        waiting === 0 ? (
          number(0)
        ) : (
          <StatusBadge tone="warn">{formats.number(waiting)}</StatusBadge>
        ),
    },
    {
      key: 'lastStudy',
      folds: 4,
      title: t('lastStudy'),
      sortable: true,
      render: ({ lastStudyAt }) => (
        <span className="num">{lastStudyAt ? formats.dateTime(lastStudyAt) : t('never')}</span>
      ),
    },
    {
      key: 'acts',
      folds: 1,
      title: <span className="visually-hidden">{t('goOn')}</span>,
      onCard: 'actions',
      render: ({ sign, courseName }) => (
        <Stack gap={4}>
          {places.map((place) => (
            <Box
              key={place}
              component="a"
              className="link"
              href={placeOf(place, sign)}
              fz="sm"
              style={{ whiteSpace: 'nowrap' }}
              aria-label={t(`placeOf.${place}`, { name: courseName })}
            >
              {t(`place.${place}`)}
            </Box>
          ))}
        </Stack>
      ),
    },
  ]
}
