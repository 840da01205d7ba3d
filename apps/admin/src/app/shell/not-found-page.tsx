import { Button } from '@mantine/core'
import { SiteLink, usePageTitle } from '@titian/site'
import { EmptyState } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'

export function NotFoundPage() {
  const { t } = useTranslation('app')
  usePageTitle(t('site:notFound.title'))
  return (
    <EmptyState
      level={1}
      seed="empty-3"
      title={t('site:notFound.title')}
      text={t('site:notFound.text')}
      action={
        <Button component={SiteLink} href={linkTo.reviews()}>
          {t('backToReviews')}
        </Button>
      }
    />
  )
}
