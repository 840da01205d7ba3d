import { Button, Stack } from '@mantine/core'
import { SiteLink, usePageTitle, useSchool } from '@titian/site'
import { EmptyState, PageWidth, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './download-app-page.module.css'

const steps = ['scan', 'open', 'keep'] as const

/** FRM-066: the picture that leads to the school's app, and how this site stands on a phone without one. */
export function DownloadAppPage() {
  const { t } = useTranslation(['schools', 'site'])
  const { baseInfo } = useSchool()
  usePageTitle(t('app.title'))
  if (!baseInfo) {
    return (
      <PageWidth className={styles['page']}>
        <TextSkeleton heading lines={4} label={t('site:loading')} />
      </PageWidth>
    )
  }
  if (!baseInfo.appImage) {
    return (
      <PageWidth className={styles['page']}>
        <EmptyState
          level={1}
          seed="empty-2"
          title={t('app.none')}
          text={t('app.noneText')}
          action={
            <Button component={SiteLink} {...linkTo.courseList()}>
              {t('app.courses')}
            </Button>
          }
        />
      </PageWidth>
    )
  }
  return (
    <PageWidth className={styles['page']}>
      <Surface className={styles['card']}>
        <img
          className={styles['code']}
          src={baseInfo.appImage}
          alt={t('app.picture', { school: baseInfo.title })}
        />
        <Stack gap="sm" flex="1 1 280px" miw={0}>
          <h1>{t('app.title')}</h1>
          <ol className={styles['steps']}>
            {steps.map((step) => (
              <li key={step}>{t(`app.steps.${step}`)}</li>
            ))}
          </ol>
        </Stack>
      </Surface>
    </PageWidth>
  )
}
