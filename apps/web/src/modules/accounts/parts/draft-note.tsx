import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { PlainButton } from './plain-button.tsx'

interface DraftNoteProps {
  isRestored: boolean
  discard: () => void
}

/** FRM-185: says that the fields were restored from an earlier visit, and offers to clear them. */
export function DraftNote({ isRestored, discard }: DraftNoteProps) {
  const { t } = useTranslation('accounts')
  if (!isRestored) return null
  return (
    <Note tone="neutral">
      {t('draft.kept')} <PlainButton onClick={discard}>{t('draft.discard')}</PlainButton>
    </Note>
  )
}
