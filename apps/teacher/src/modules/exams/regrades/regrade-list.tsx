import { Button, Stack, Textarea } from '@mantine/core'
import { exams, type Regrade } from '@titian/contract'
import { ShortText } from '@titian/exam-items/short'
import { useAct, useAsk, useFormats } from '@titian/site'
import { ListSurface } from '@titian/site/staff'
import { ConfirmDialog, EmptyState, SectionHead, toast, type DataColumn } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { afterCorrection } from './after-correction.ts'

const size = 10

function useColumns(onUndo: (regrade: Regrade) => void): DataColumn<Regrade>[] {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  return [
    {
      key: 'question',
      title: t('bank.question'),
      onCard: 'title',
      render: ({ stem }) => (
        <b className="clip-2">
          <ShortText text={stem} />
        </b>
      ),
    },
    {
      key: 'kind',
      title: t('correct.what'),
      render: ({ kind, points }) =>
        kind === 'points'
          ? `${t('correct.kind.points')}${formats.colon}${formats.score(points.before)} → ${formats.score(points.after)}`
          : t(`correct.kind.${kind}`),
    },
    { key: 'reason', title: t('correct.reason'), render: ({ reason }) => reason },
    {
      key: 'changed',
      title: t('correct.changed'),
      align: 'end',
      render: ({ changed }) => formats.number(changed),
    },
    {
      key: 'by',
      title: t('correct.by'),
      render: ({ createdBy, createdAt }) =>
        `${createdBy}${formats.comma}${formats.dateTime(createdAt)}`,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (regrade) =>
        regrade.undone ? (
          <span className="meta">
            {t('correct.undone', {
              name: regrade.undone.by,
              time: formats.dateTime(regrade.undone.at),
            })}
          </span>
        ) : regrade.mayUndo ? (
          <Button
            variant="light"
            aria-label={t('correct.undoOf', { name: regrade.subjectName })}
            onClick={() => onUndo(regrade)}
          >
            {t('correct.undo')}
          </Button>
        ) : null,
    },
  ]
}

function UndoDialog({ regrade, onClose }: { regrade: Regrade; onClose: () => void }) {
  const { t } = useTranslation('exams')
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const undo = useAct(exams.undoRegrade, {
    refresh: afterCorrection,
    onDone: () => toast.success(t('correct.undoDone')),
  })
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('correct.undoTitle')}
      text={
        <Stack>
          <b className="clip-2">
            <ShortText text={regrade.stem} />
          </b>
          <p>{t('correct.undoText')}</p>
          <Textarea
            label={t('correct.reason')}
            error={missing ? t('correct.reasonMissing') : null}
            value={reason}
            maxLength={500}
            autosize
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Stack>
      }
      confirmLabel={t('correct.undo')}
      cancelLabel={t('site:cancel')}
      onConfirm={async () => {
        setMissing(reason.trim() === '')
        if (!reason.trim()) throw new Error('A reason is missing.')
        await undo.mutateAsync({ regradeId: regrade.regradeId, reason: reason.trim() })
      }}
    />
  )
}

/** EXM-177: the corrections of this examination, each with a button to undo it. */
export function RegradeList({ examinationId }: { examinationId: string }) {
  const { t } = useTranslation('exams')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<Regrade | null>(null)
  const columns = useColumns(setChosen)
  const asked = useAsk(
    exams.listRegrades,
    { examinationId, page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  if (asked.data?.total === 0) return null
  return (
    <>
      <SectionHead title={t('correct.list')} />
      <ListSurface
        label={t('correct.list')}
        columns={columns}
        rowKey={({ regradeId }) => regradeId}
        asked={asked}
        page={page}
        size={size}
        onPage={setPage}
        empty={<EmptyState seed="empty-1" title={t('correct.list')} />}
      />
      {chosen ? <UndoDialog regrade={chosen} onClose={() => setChosen(null)} /> : null}
    </>
  )
}
