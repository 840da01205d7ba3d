import { Button } from '@mantine/core'
import { homework, type PracticeKey } from '@titian/contract'
import { callKey, useAct } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** PRC-124: revoking a key cannot be undone, so the dialog asks for confirmation. */
export function RevokeKey({ row: { sign, name } }: { row: PracticeKey }) {
  const { t } = useTranslation(['homework', 'site'])
  const [isOpen, setOpen] = useState(false)
  const revoke = useAct(homework.revokePracticeKey, {
    refresh: [callKey(homework.listPracticeKeys)],
    onDone: () => toast.success(t('key.revoked')),
  })
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        aria-label={t('key.revokeOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('key.revoke')}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('key.revokeTitle', { name })}
        text={t('key.revokeText')}
        confirmLabel={t('key.revoke')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await revoke.mutateAsync({ sign }))}
      />
    </>
  )
}
