import { Button } from '@mantine/core'
import { type ApplicationDetail, applications } from '@titian/contract'
import { ask } from '@titian/site'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoteDialog } from './note-dialog.tsx'
import { useStep } from './use-step.ts'

interface OfApplication {
  detail: ApplicationDetail
}

function WithdrawDialog({ detail, onClose }: OfApplication & { onClose: () => void }) {
  const { t } = useTranslation('applications')
  const { sign, state, mayWithdraw, post } = detail
  const step = useStep(sign, 'detail.withdrawn', onClose)
  return (
    <NoteDialog
      title={t('detail.withdrawTitle', { company: post.company.name })}
      text={t('detail.withdrawText')}
      confirmLabel={t('detail.withdraw')}
      danger
      changed={
        step.isRefused && !mayWithdraw
          ? t('detail.changed', { state: t(`state.${state}`) })
          : undefined
      }
      draft={`application.${sign}.withdraw`}
      send={(note) => ask(applications.withdrawApplication, { sign, note })}
      onDone={step.onDone}
      onFailed={step.onFailed}
      onClose={onClose}
    />
  )
}

/** JOB-044: withdraws an application. */
export function Withdraw({ detail }: OfApplication) {
  const { t } = useTranslation('applications')
  const [opened, setOpened] = useState(false)
  return (
    <>
      {detail.mayWithdraw ? (
        <Button variant="subtle" color="red" onClick={() => setOpened(true)}>
          {t('detail.withdraw')}
        </Button>
      ) : null}
      {opened ? <WithdrawDialog detail={detail} onClose={() => setOpened(false)} /> : null}
    </>
  )
}
