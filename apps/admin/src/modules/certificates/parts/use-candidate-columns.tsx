import { Stack } from '@mantine/core'
import type { CertificateCandidate } from '@titian/contract'
import { useFormats } from '@titian/site'
import { chooseColumn } from '@titian/site/staff'
import { StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'

export function useCandidateColumns(
  selection: Parameters<typeof chooseColumn<CertificateCandidate>>[0]['selection'],
): DataColumn<CertificateCandidate>[] {
  const { t } = useTranslation('certificates')
  const { score } = useFormats()
  return [
    chooseColumn({
      selection,
      pageLabel: t('issue.choosePage'),
      rowLabel: ({ name }) => t('issue.chooseOne', { name }),
    }),
    {
      key: 'name',
      title: t('column.holder'),
      onCard: 'title',
      render: ({ name, studentCard }) => (
        <Stack gap={0}>
          <b>{name}</b>
          {studentCard === null ? null : <span className="meta num">{studentCard}</span>}
        </Stack>
      ),
    },
    { key: 'class', title: t('issue.class'), render: ({ className }) => className ?? '--' },
    {
      key: 'completed',
      title: t('issue.study'),
      render: ({ completed }) => (
        <StatusBadge tone={completed ? 'ok' : 'neutral'}>
          {t(completed ? 'issue.completed' : 'issue.studying')}
        </StatusBadge>
      ),
    },
    {
      key: 'result',
      title: t('column.result'),
      align: 'end',
      render: ({ result, standing, exceptions }) => (
        <Stack gap={4} align="flex-end">
          <span>{result === null ? '--' : score(result)}</span>
          {exceptions.includes('notPassed') ? (
            <StatusBadge tone="warn">
              {t(standing === 'notPassed' ? 'issue.exception.notPassed' : 'issue.noFinalResult')}
            </StatusBadge>
          ) : null}
        </Stack>
      ),
    },
    {
      key: 'number',
      title: t('column.number'),
      render: ({ number }) => <span className="num">{number ?? '--'}</span>,
    },
  ]
}
