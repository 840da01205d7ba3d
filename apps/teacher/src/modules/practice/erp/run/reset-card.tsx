import { Button } from '@mantine/core'
import { type BoardRun, type ErpReview, practice } from '@titian/contract'
import { callKey, useAct } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ResetCardProps {
  run: Pick<BoardRun, 'sign' | 'userName'>
  card: ErpReview['view']['cards'][number]
}

const refresh = [
  practice.boardRun,
  practice.practiceBoard,
  practice.erpCommonErrors,
  practice.boardErpDocument,
  practice.boardErpLedger,
  practice.boardErpStock,
].map(callKey)

/**
 * PRC-196: restarts a card of a student. The confirmation says what happens to the documents of the
 * card.
 */
export function ResetCard({ run, card }: ResetCardProps) {
  const { t } = useTranslation(['erp', 'site'])
  const content = useErpContent()
  const [asks, setAsks] = useState(false)
  const title = content.cardTitle(card)
  const act = useAct(practice.resetErpCard, {
    refresh,
    onDone: () => toast.success(t('reset.done', { card: title })),
  })
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={t('reset.actOf', { card: title })}
        onClick={() => setAsks(true)}
      >
        {t('reset.act')}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('reset.title', { card: title, name: run.userName })}
        text={t('reset.text')}
        confirmLabel={t('reset.act')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await act.mutateAsync({ sign: run.sign, card: card.code }))}
      />
    </>
  )
}
