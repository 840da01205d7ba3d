import { ListSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** Shown while the code of a page is loading. */
export function PendingPage() {
  const { t } = useTranslation('site')
  return <ListSkeleton label={t('loading')} />
}
