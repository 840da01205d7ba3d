import { Box, Button, Checkbox, Stack } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { certificates, mostIssuedAtOnce, type CertificateCandidate } from '@titian/contract'
import { callKey, SiteLink, useAct, useFormats, usePageTitle } from '@titian/site'
import { FilterBar, ListSurface, useCallList } from '@titian/site/staff'
import {
  ConfirmDialog,
  EmptyState,
  SectionHead,
  StatusBadge,
  toast,
  type DataColumn,
} from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'

const size = 50

interface Choice {
  chosen: ReadonlySet<string>
  toggle: (sign: string, on: boolean) => void
}

function useColumns({ chosen, toggle }: Choice): DataColumn<CertificateCandidate>[] {
  const { t } = useTranslation('certificates')
  const { score } = useFormats()
  return [
    {
      key: 'choose',
      onCard: 'choose',
      title: <span className="visually-hidden">{t('issue.choose')}</span>,
      width: 48,
      render: ({ userSign, name, number }) =>
        number === null ? (
          <Checkbox
            aria-label={t('issue.chooseOne', { name })}
            checked={chosen.has(userSign)}
            disabled={!chosen.has(userSign) && chosen.size >= mostIssuedAtOnce}
            onChange={({ currentTarget: { checked } }) => toggle(userSign, checked)}
          />
        ) : null,
    },
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
      render: ({ result }) => (result === null ? '--' : score(result)),
    },
    {
      key: 'number',
      title: t('column.number'),
      render: ({ number }) => <span className="num">{number ?? '--'}</span>,
    },
  ]
}

/** CNT-063: certificates that staff issue by hand to students of one course. */
export function IssuePage() {
  const { t } = useTranslation('certificates')
  const { sign } = useParams({ from: paths.certificateIssue })
  const { filter, change, asked, list } = useCallList(
    certificates.listCandidates,
    useSearch({ from: paths.certificateIssue }),
    { size, given: { courseIdSign: sign } },
  )
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState(false)
  const toggle = (one: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, one] : [...before].filter((it) => it !== one)))
  const columns = useColumns({ chosen, toggle })
  const course = asked.data?.courseName ?? ''
  usePageTitle(t('issue.title'))
  const issue = useAct(certificates.issueCertificates, {
    refresh: [
      certificates.listCandidates,
      certificates.listCertificates,
      certificates.listCertificateCourses,
    ].map(callKey),
    onDone: ({ numbers, left }) => {
      setChosen(new Set())
      toast.success(
        left > 0
          ? t('issue.doneLeft', { count: numbers.length, left })
          : t('issue.done', { count: numbers.length }),
      )
    },
  })
  return (
    <>
      <Box className="link" component={SiteLink} mih={44} fz="sm" {...linkTo.certificateCourses()}>
        {t('backToCourses')}
      </Box>
      <SectionHead
        level={1}
        title={t('issue.title')}
        lead={course}
        more={
          <Button
            disabled={chosen.size === 0}
            loading={issue.isPending}
            onClick={() => setAsking(true)}
          >
            {t('issue.act', { count: chosen.size })}
          </Button>
        }
      />
      <ListSurface
        label={t('issue.title')}
        columns={columns}
        rowKey={({ userSign }) => userSign}
        {...list}
        filters={
          <FilterBar
            label={t('issue.find')}
            value={filter.name}
            maxLength={100}
            onSearch={(word) => change({ name: word })}
          />
        }
        empty={<EmptyState seed="empty-4" title={t('issue.none')} text={t('issue.noneText')} />}
      />
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('issue.confirm', { count: chosen.size })}
        text={t('issue.confirmText', { course })}
        confirmLabel={t('issue.act', { count: chosen.size })}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => {
          await issue.mutateAsync({ courseIdSign: sign, userSigns: [...chosen] })
        }}
      />
    </>
  )
}
