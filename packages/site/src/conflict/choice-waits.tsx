import { SavedMark } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** TCH-084: in the place of "Saved 14:03" as long as nothing is saved before somebody has chosen. */
export function ChoiceWaits() {
  const { t } = useTranslation('conflict')
  return <SavedMark state="failed" label={t('waits')} />
}
