import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { IconChecklist, IconTrash } from '@tabler/icons-react'
import { exams, releaseStatus, type Examination } from '@titian/contract'
import { callKey, SiteLink, useAct } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

interface ReleaseButtonsProps {
  examination: Examination
  /** Saves pending settings; resolves to false if saving failed. */
  flush: () => Promise<boolean>
  onChanged: (examination: Examination) => void
  onRefused: (error: unknown) => void
}

function DeleteButton({
  examination,
  onRefused,
}: Pick<ReleaseButtonsProps, 'examination' | 'onRefused'>) {
  const { t } = useTranslation('exams')
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const remove = useAct(exams.deleteExamination, {
    refresh: [callKey(exams.findExaminations)],
    onDone: async () => {
      toast.success(t('site:toast.deleted'))
      await router.navigate({ ...linkTo.examinations(), replace: true })
    },
    onRefusal: (refusal) => {
      setAsking(false)
      onRefused(refusal)
    },
  })
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('remove')}
      </Button>
      <ConfirmDialog
        opened={asking}
        danger
        onClose={() => setAsking(false)}
        title={t('list.removeTitle', { name: examination.examinationName })}
        text={t('list.removeText')}
        confirmLabel={t('remove')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => {
          await remove.mutateAsync({ sign: examination.idSign })
        }}
      />
    </>
  )
}

/** EXM-066 to EXM-068: the buttons between draft, released and closed that are allowed now. */
export function ReleaseButtons({ examination, flush, onChanged, onRefused }: ReleaseButtonsProps) {
  const { t } = useTranslation('exams')
  const { idSign, status, records } = examination
  // The number of students who have already seen the answers of an examination to reopen; null
  // before the server was asked.
  const [readers, setReaders] = useState<number | null>(null)
  const release = useAct(exams.updateReleaseStatus, {
    refresh: [callKey(exams.findExaminations)],
    onDone: (changed) => {
      onRefused(null)
      onChanged(changed)
      toast.success(changed.status === 1 ? t('site:toast.published') : t('site:toast.changed'))
    },
    onRefusal: (refusal) => {
      if (refusal.reason === 'keysShown') return setReaders(Number(refusal.extend['students']))
      onRefused(refusal)
    },
  })
  const step = async (to: 0 | 1 | 2) => {
    onRefused(null)
    if (await flush()) release.mutate({ sign: idSign, status: to })
  }
  const button = (to: 0 | 1 | 2, label: string, filled = false) => (
    <Button
      variant={filled ? 'filled' : 'default'}
      loading={release.isPending}
      onClick={() => void step(to)}
    >
      {label}
    </Button>
  )
  return (
    <>
      {records > 0 ? (
        <Button
          component={SiteLink}
          {...linkTo.records({ examinationId: idSign })}
          variant="default"
          leftSection={<IconChecklist size={18} aria-hidden />}
        >
          {t('list.papersCount', { count: records })}
        </Button>
      ) : (
        <DeleteButton examination={examination} onRefused={onRefused} />
      )}
      {status === releaseStatus.draft ? button(1, t('release.release'), true) : null}
      {status === releaseStatus.released && records === 0 ? button(0, t('release.takeBack')) : null}
      {status === releaseStatus.released ? button(2, t('release.close')) : null}
      {status === releaseStatus.closed ? button(1, t('release.reopen')) : null}
      <ConfirmDialog
        opened={readers !== null}
        danger
        onClose={() => setReaders(null)}
        title={t('release.keysTitle')}
        text={t('release.keysText', { count: readers ?? 0 })}
        confirmLabel={t('release.reopen')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => {
          await release.mutateAsync({ sign: idSign, status: 1, confirmed: true })
        }}
      />
    </>
  )
}
