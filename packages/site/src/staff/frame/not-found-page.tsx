import { Button } from '@mantine/core'
import { EmptyState } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../routing/page-title.ts'
import { SiteLink } from '../../routing/site-link.tsx'
import { useStaffSite } from '../staff-site.ts'

export function NotFoundPage() {
  const { t } = useTranslation('site')
  const { home } = useStaffSite()
  usePageTitle(t('notFound.title'))
  return (
    <EmptyState
      level={1}
      seed="empty-3"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Button component={SiteLink} href={home.href}>
          {home.label}
        </Button>
      }
    />
  )
}
