import { Box, Button } from '@mantine/core'
import { SiteLink, usePageTitle } from '@titian/site'
import { EmptyState, PageWidth } from '@titian/ui'
import { use, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import { MissingPageContext } from './missing-page.ts'

/** FRM-062, FRM-192: the page for an unknown address, or for a sealed id of nothing that exists. */
export function NotFoundPage() {
  const { t } = useTranslation('site')
  const setMissing = use(MissingPageContext)
  useLayoutEffect(() => {
    setMissing(true)
    return () => setMissing(false)
  }, [setMissing])
  usePageTitle(t('notFound.title'))
  return (
    <PageWidth>
      <Box py={48}>
        <EmptyState
          level={1}
          seed="empty-3"
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={
            <>
              <Button component={SiteLink} {...linkTo.home()}>
                {t('backHome')}
              </Button>
              <Button component={SiteLink} {...linkTo.courseList()} variant="default">
                {t('app:findCourse')}
              </Button>
            </>
          }
        />
      </Box>
    </PageWidth>
  )
}
