import { ListSkeleton, PageWidth } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import styles from './root-layout.module.css'

/** While the code of a page is on its way. */
export function PendingPage() {
  const { t } = useTranslation('site')
  return (
    <PageWidth className={styles['state']}>
      <ListSkeleton label={t('loading')} />
    </PageWidth>
  )
}
