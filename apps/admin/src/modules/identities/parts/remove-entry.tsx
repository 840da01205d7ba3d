import { identities, people, type RosterEntry } from '@titian/contract'
import { callKey, useAct } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface RemoveEntryProps {
  /** None keeps the dialog closed. */
  entry: RosterEntry | null
  onClose: () => void
}

export function RemoveEntry({ entry, onClose }: RemoveEntryProps) {
  const { t } = useTranslation('identities')
  // The name stays while the dialog fades away.
  const [last, setLast] = useState(entry)
  if (entry && entry !== last) setLast(entry)
  const act = useAct(identities.removeRosterEntry, {
    refresh: [identities.listRoster, identities.listIdentityRequests, people.listAuditLog].map(
      callKey,
    ),
    onDone: () => toast.success(t('roster.removed')),
  })
  const { name = '', number = '', takenByName = null } = last ?? {}
  return (
    <ConfirmDialog
      opened={entry !== null}
      onClose={onClose}
      title={t('roster.removeTitle', { name, number })}
      text={takenByName ? t('roster.removeHeld', { name: takenByName }) : t('roster.removeText')}
      confirmLabel={t('roster.remove')}
      cancelLabel={t('site:cancel')}
      danger
      onConfirm={async () => {
        if (entry) await act.mutateAsync({ sign: entry.sign })
      }}
    />
  )
}
