import { Box, Button, Flex, Stack } from '@mantine/core'
import { SiteLink, usePageTitle, useSchool } from '@titian/site'
import { EmptyState, PageWidth, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

const page = { pt: { base: 'md', sm: 48 }, pb: { base: 'xl', sm: 48 } } as const
const steps = ['scan', 'open', 'keep'] as const

/** FRM-066: the QR code of the school's app, and how to use this site on a phone without an app. */
export function DownloadAppPage() {
  const { t } = useTranslation(['schools', 'site'])
  const { baseInfo } = useSchool()
  usePageTitle(t('app.title'))
  if (!baseInfo) {
    return (
      <PageWidth>
        <Box {...page}>
          <TextSkeleton heading lines={4} label={t('site:loading')} />
        </Box>
      </PageWidth>
    )
  }
  if (!baseInfo.appImage) {
    return (
      <PageWidth>
        <Box {...page}>
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
        </Box>
      </PageWidth>
    )
  }
  return (
    <PageWidth>
      <Box {...page}>
        <Surface>
          <Flex wrap="wrap" align="center" justify={{ base: 'center', sm: 'flex-start' }} gap="xl">
            <Box
              component="img"
              w={220}
              maw="100%"
              bdrs="md"
              src={baseInfo.appImage}
              alt={t('app.picture', { school: baseInfo.title })}
            />
            <Stack gap="sm" flex="1 1 280px" miw={0}>
              <h1>{t('app.title')}</h1>
              <Stack
                component="ol"
                gap="xs"
                pl={20}
                c="var(--text-2)"
                style={{ listStyle: 'decimal' }}
              >
                {steps.map((step) => (
                  <li key={step}>{t(`app.steps.${step}`)}</li>
                ))}
              </Stack>
            </Stack>
          </Flex>
        </Surface>
      </Box>
    </PageWidth>
  )
}
