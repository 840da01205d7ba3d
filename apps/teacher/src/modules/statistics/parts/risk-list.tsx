import { Box, Button, Group } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { statistics, type RiskRow } from '@titian/contract'
import { SiteLink, useAsk, useFormats } from '@titian/site'
import { ListSurface } from '@titian/site/staff'
import { SectionHead, StatusBadge, type DataColumn } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { useStudentColumns } from './student-columns.tsx'

const size = 10

function useColumns(): DataColumn<RiskRow>[] {
  const { t } = useTranslation('statistics')
  const { dateTime, gap, score } = useFormats()
  return [
    ...useStudentColumns<RiskRow>(),
    {
      key: 'why',
      title: t('risk.why'),
      render: ({ quiet, failing }) => (
        <Group gap="xs">
          {quiet ? <StatusBadge tone="warn">{t('risk.quiet')}</StatusBadge> : null}
          {failing.map(({ part, percent }) => (
            <StatusBadge key={part} tone="danger">
              {t('risk.failing', { part: t(`part.${part}`), percent: score(percent ?? 0) })}
            </StatusBadge>
          ))}
        </Group>
      ),
    },
    {
      key: 'last',
      title: t('column.lastStudy'),
      render: ({ lastStudyAt }) => (
        <span className="num">{lastStudyAt ? dateTime(lastStudyAt) : t('column.never')}</span>
      ),
    },
    {
      key: 'result',
      title: t('column.result'),
      align: 'end',
      render: ({ result, standing }) => (
        <span style={{ whiteSpace: 'nowrap' }}>
          <b className="num">{result === null ? '--' : score(result)}</b>
          {standing === 'soFar' || standing === 'waits' ? `${gap}${t('risk.soFar')}` : ''}
        </span>
      ),
    },
  ]
}

/** TCH-143: the students at risk, with one click to message all of them. */
export function RiskList({ sign }: { sign: string }) {
  const { t } = useTranslation('statistics')
  const [page, setPage] = useState(1)
  const asked = useAsk(
    statistics.studentsAtRisk,
    { courseIdSign: sign, page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  const columns = useColumns()
  const total = asked.data?.total ?? 0
  return (
    <section>
      <SectionHead
        title={asked.data ? t('risk.finding', { count: total }) : t('risk.title')}
        lead={t('risk.lead')}
        more={
          total > 0 ? (
            <Button
              component={SiteLink}
              {...linkTo.members(sign, { state: 'atRisk', write: '1' })}
              leftSection={<IconMail size={18} aria-hidden />}
            >
              {t('risk.write', { count: total })}
            </Button>
          ) : null
        }
      />
      <ListSurface
        label={t('risk.title')}
        columns={columns}
        rowKey={({ userSign }) => userSign}
        asked={asked}
        page={page}
        size={size}
        onPage={setPage}
        // The heading already says that there are no students at risk.
        empty={
          <Box p="md" className="meta">
            {t('risk.noneText')}
          </Box>
        }
      />
    </section>
  )
}
