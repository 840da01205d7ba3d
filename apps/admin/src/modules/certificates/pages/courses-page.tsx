import { Box, Button, Group, Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { certificateKinds, certificates, type CertificateCourse } from '@titian/contract'
import { SiteLink, useFormats, usePageTitle } from '@titian/site'
import {
  CertificateSwitch,
  FilterBar,
  FilterSelect,
  ListSurface,
  useCallList,
} from '@titian/site/staff'
import { EmptyState, SectionHead, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'

const size = 20

function useColumns(): DataColumn<CertificateCourse>[] {
  const { t } = useTranslation('certificates')
  const { number } = useFormats()
  return [
    {
      key: 'course',
      title: t('column.course'),
      onCard: 'title',
      render: ({ courseName, kind }) => (
        <Stack gap={0}>
          <b className="clip-2">{courseName}</b>
          <span className="meta">{t(`kind.${kind}`)}</span>
        </Stack>
      ),
    },
    { key: 'gives', title: t('gives'), render: (row) => <CertificateSwitch of={row} bare /> },
    {
      key: 'issued',
      title: t('validNow'),
      align: 'end',
      render: ({ issued }) => number(issued),
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('column.acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: ({ courseSign, courseName }) => (
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <Button
            component={SiteLink}
            {...linkTo.certificateIssue(courseSign)}
            variant="default"
            size="sm"
            aria-label={t('issue.of', { course: courseName })}
          >
            {t('issue.open')}
          </Button>
          <Button
            component={SiteLink}
            {...linkTo.certificateImport(courseSign)}
            variant="default"
            size="sm"
            aria-label={t('sheet.of', { course: courseName })}
          >
            {t('sheet.open')}
          </Button>
        </Group>
      ),
    },
  ]
}

/** CNT-080: the courses that give certificates, each with a link to issue them by hand. */
export function CoursesPage() {
  const { t } = useTranslation('certificates')
  const { filter, change, list } = useCallList(
    certificates.listCertificateCourses,
    useSearch({ from: paths.certificateCourses }),
    { size },
  )
  const columns = useColumns()
  usePageTitle(t('courses.title'))
  return (
    <>
      <Box className="link" component={SiteLink} mih={44} fz="sm" {...linkTo.certificates()}>
        {t('backToList')}
      </Box>
      <SectionHead level={1} title={t('courses.title')} lead={t('courses.lead')} />
      <ListSurface
        label={t('courses.title')}
        columns={columns}
        rowKey={({ courseSign }) => courseSign}
        {...list}
        filters={
          <FilterBar
            label={t('courses.find')}
            value={filter.name}
            maxLength={100}
            onSearch={(word) => change({ name: word })}
          >
            <FilterSelect
              label={t('kind.label')}
              value={filter.kind}
              options={(['all', ...certificateKinds] as const).map((value) => ({
                value,
                label: t(`kind.${value}`),
              }))}
              usual="all"
              onChange={(next) => change({ kind: next })}
            />
          </FilterBar>
        }
        empty={<EmptyState seed="empty-4" title={t('courses.none')} text={t('courses.noneText')} />}
      />
    </>
  )
}
