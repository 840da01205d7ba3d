import { Box, Button, Group, Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { employment, type PostReport } from '@titian/contract'
import { ask, callKey, useFormats, usePageTitle } from '@titian/site'
import { ListSurface, RowLink, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead, Segmented, StatusBadge, toast, type DataColumn } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { ReasonDialog } from '../parts/reason-dialog.tsx'
import { tones } from '../posts/post-tones.ts'

const size = 15
const states = ['open', 'decided'] as const
const refresh = [employment.listPostReports, employment.managePosts, employment.keptPost].map(
  callKey,
)

interface Decision {
  report: PostReport
  takeDown: boolean
}

function DecideDialog({ report, takeDown, onClose }: Decision & { onClose: () => void }) {
  const { t } = useTranslation('employment')
  const { sign, title } = report
  const act = takeDown ? 'takeDown' : 'leave'
  return (
    <ReasonDialog
      title={t(`report.${act}Title`, { title })}
      text={t(`report.${act}Text`)}
      confirmLabel={t(`report.${act}`)}
      danger={takeDown}
      send={(reason) => ask(employment.decidePostReport, { sign, takeDown, reason })}
      refresh={refresh}
      onDone={() => toast.success(t('report.decided'))}
      onClose={onClose}
    />
  )
}

function useColumns(decide: (decision: Decision) => void): DataColumn<PostReport>[] {
  const { t } = useTranslation('employment')
  const formats = useFormats()
  return [
    {
      key: 'post',
      title: t('report.post'),
      onCard: 'title',
      render: ({ positionId, title, companyName }) => (
        <RowLink {...linkTo.post(positionId)} stacked>
          <b>{title}</b>
          <Box component="span" c="dimmed" fz="xs">
            {companyName}
          </Box>
        </RowLink>
      ),
    },
    {
      key: 'reason',
      title: t('reason'),
      render: ({ reason, reporterName, createdAt }) => (
        <Stack gap={0}>
          <span>{reason}</span>
          <Box component="span" c="dimmed" fz="xs">
            {reporterName} · {formats.dateTime(createdAt)}
          </Box>
        </Stack>
      ),
    },
    {
      key: 'state',
      title: t('post.state'),
      render: ({ state }) => (
        <StatusBadge tone={tones[state]}>{t(`post.states.${state}`)}</StatusBadge>
      ),
    },
    {
      key: 'decision',
      title: t('report.decision'),
      onCard: 'actions',
      align: 'end',
      render: (report) =>
        report.decidedAt ? (
          <Stack gap={0} align="flex-end">
            <span>{t(report.takenDown ? 'report.wasTakenDown' : 'report.wasLeft')}</span>
            <Box component="span" c="dimmed" fz="xs">
              {report.decisionReason} · {formats.dateTime(report.decidedAt)}
            </Box>
          </Stack>
        ) : (
          <Group gap="xs" justify="flex-end">
            <Button
              variant="default"
              size="compact-md"
              aria-label={`${t('report.leave')}${formats.colon}${report.title}`}
              onClick={() => decide({ report, takeDown: false })}
            >
              {t('report.leave')}
            </Button>
            <Button
              color="red"
              size="compact-md"
              aria-label={`${t('report.takeDown')}${formats.colon}${report.title}`}
              onClick={() => decide({ report, takeDown: true })}
            >
              {t('report.takeDown')}
            </Button>
          </Group>
        ),
    },
  ]
}

/** JOB-051, JOB-101: the page of reports about posts, and of the decisions of staff about them. */
export function ReportsPage() {
  const { t } = useTranslation('employment')
  usePageTitle(t('report.heading'))
  const [decision, setDecision] = useState<Decision | null>(null)
  const { filter, change, list } = useCallList(
    employment.listPostReports,
    useSearch({ from: paths.postReports }),
    { size },
  )
  return (
    <>
      <SectionHead level={1} title={t('report.heading')} lead={t('report.lead')} />
      <ListSurface
        label={t('report.heading')}
        columns={useColumns(setDecision)}
        rowKey={({ sign }) => sign}
        {...list}
        filters={
          <Segmented
            label={t('report.state')}
            value={filter.state}
            onChange={(state) => change({ state: state === 'open' ? '' : state })}
            options={states.map((value) => ({ value, label: t(`report.states.${value}`) }))}
          />
        }
        empty={<EmptyState title={t('report.none')} text={t('report.noneText')} />}
      />
      {decision ? <DecideDialog {...decision} onClose={() => setDecision(null)} /> : null}
    </>
  )
}
