import { Group, Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { SiteLink } from '@titian/site'
import { PageWidth, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { evaluationLinks } from '../../../parts/evaluation-links.ts'

export function Loading() {
  const { t } = useTranslation('site')
  return (
    <PageWidth>
      <Stack py="xl">
        <TextSkeleton heading lines={8} label={t('loading')} />
      </Stack>
    </PageWidth>
  )
}

export function BackToSystem() {
  const { t } = useTranslation('evaluations')
  return (
    <SiteLink {...evaluationLinks.system()} className="link">
      <Group component="span" gap={6} wrap="nowrap">
        <IconArrowLeft size={18} aria-hidden />
        {t('back')}
      </Group>
    </SiteLink>
  )
}
