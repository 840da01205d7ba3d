import { Stack } from '@mantine/core'
import type { PracticeReportRow, ReportOutcome } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const tones: Record<ReportOutcome, Tone> = {
  accepted: 'ok',
  older: 'neutral',
  unknownTask: 'danger',
  unknownStudent: 'danger',
  closed: 'warn',
  ended: 'warn',
  builtIn: 'warn',
}

export function useReportColumns(): DataColumn<PracticeReportRow>[] {
  const { t } = useTranslation('homework')
  const { dateTime, score } = useFormats()
  return [
    {
      key: 'student',
      title: t('reports.student'),
      onCard: 'title',
      render: ({ studentName }) => <b>{studentName || t('reports.unknown')}</b>,
    },
    {
      key: 'task',
      title: t('reports.task'),
      render: ({ taskTitle, courseName }) =>
        taskTitle === '' ? (
          '--'
        ) : (
          <Stack gap={0} style={{ overflowWrap: 'anywhere' }}>
            <span>{taskTitle}</span>
            <span className="meta">{courseName}</span>
          </Stack>
        ),
    },
    {
      key: 'score',
      title: t('reports.score'),
      align: 'end',
      render: ({ userScore }) => (
        <span className="num">{t('reports.percent', { score: score(userScore) })}</span>
      ),
    },
    {
      key: 'system',
      title: t('reports.system'),
      render: ({ system, runId }) => (
        <Stack gap={0} style={{ overflowWrap: 'anywhere' }}>
          <span>{system}</span>
          <span className="meta">{t('reports.run', { run: runId })}</span>
        </Stack>
      ),
    },
    {
      key: 'time',
      title: t('reports.received'),
      render: ({ receivedAt, time }) => (
        <Stack gap={0}>
          <span className="num">{dateTime(receivedAt)}</span>
          <span className="meta num">{t('reports.finished', { time: dateTime(time) })}</span>
        </Stack>
      ),
    },
    {
      key: 'outcome',
      title: t('reports.outcome'),
      render: ({ outcome }) => (
        <>
          <StatusBadge tone={tones[outcome]}>{t(`outcome.${outcome}`)}</StatusBadge>
          {outcome === 'accepted' ? null : (
            <div className="meta">{t(`outcomeText.${outcome}`)}</div>
          )}
        </>
      ),
    },
  ]
}
