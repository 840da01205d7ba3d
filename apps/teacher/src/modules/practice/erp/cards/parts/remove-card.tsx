import { Button } from '@mantine/core'
import { type ErpCardRow, practice } from '@titian/contract'
import { callKey, useAct } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface RemoveCardProps {
  card: Pick<ErpCardRow, 'sign' | 'title' | 'used'>
  onRemoved?: () => unknown
}

/**
 * Removes the teacher's own card after a confirmation. Assignments keep their copies of the card.
 */
export function RemoveCard({ card, onRemoved }: RemoveCardProps) {
  const { t } = useTranslation(['erp', 'site'])
  const { sign, title, used } = card
  const [asks, setAsks] = useState(false)
  const act = useAct(practice.removeErpCard, {
    refresh: [callKey(practice.erpCards)],
    onDone: async () => {
      toast.success(t('site:toast.deleted'))
      await onRemoved?.()
    },
  })
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        aria-label={t('own.removeOf', { title })}
        onClick={() => setAsks(true)}
      >
        {t('own.remove')}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('own.removeTitle', { title })}
        text={used > 0 ? t('own.removeUsed', { count: used }) : t('own.removeText')}
        confirmLabel={t('own.remove')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await act.mutateAsync({ sign }))}
      />
    </>
  )
}
