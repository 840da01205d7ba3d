import { ListSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** While the code of a page is on its way. */
export function PendingPage() {
  const { t } = useTranslation('site')
  return <ListSkeleton label={t('loading')} />
}
