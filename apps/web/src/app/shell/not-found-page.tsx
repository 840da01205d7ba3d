import { Button } from '@mantine/core'
import { SiteLink, usePageTitle } from '@titian/site'
import { EmptyState, PageWidth } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import styles from './root-layout.module.css'

/** FRM-062. */
export function NotFoundPage() {
  const { t } = useTranslation('site')
  usePageTitle(t('notFound.title'))
  return (
    <PageWidth className={styles['state']}>
      <EmptyState
        level={1}
        seed="empty-3"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <>
            <Button component={SiteLink} href={linkTo.home()}>
              {t('backHome')}
            </Button>
            <Button component={SiteLink} href={linkTo.courseList()} variant="default">
              {t('app:findCourse')}
            </Button>
          </>
        }
      />
    </PageWidth>
  )
}
