import { Box, Group, Stack, Text } from '@mantine/core'
import type { PostDetail } from '@titian/contract'
import { useFormats, usePhoneLayout } from '@titian/site'
import { SectionHead, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { AppliedPost } from '../../../parts/job-acts.ts'
import { JobSlot } from '../../../parts/job-slot.tsx'
import { CompanyCard } from '../parts/company-card.tsx'
import { AddressLine } from './address-line.tsx'
import { CollectButton } from './collect-button.tsx'
import { ReportPost } from './report-post.tsx'

function Facts({ post }: { post: PostDetail }) {
  const { t } = useTranslation('employment')
  const { date } = useFormats()
  const rows = [
    { name: t('detail.industry'), value: post.industryName },
    { name: t('detail.position'), value: post.positionName },
    { name: t('detail.published'), value: post.publishedAt ? date(post.publishedAt) : '' },
    { name: t('detail.ends'), value: date(post.endsAt) },
  ]
  return (
    <Stack component="dl" gap="xs" fz="sm" className="num">
      {rows
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => (
          <Group key={name} justify="space-between" wrap="nowrap" align="stretch">
            <Box component="dt" flex="none" c="dimmed">
              {name}
            </Box>
            <Box component="dd" fw={600} ta="end">
              {value}
            </Box>
          </Group>
        ))}
    </Stack>
  )
}

/**
 * The height of the button in pixels. Its space is reserved, because the button loads later and the
 * page must not move.
 */
const buttonHeight = 50

/** The actions on a post, its dates, and its company. */
export function JobSide({ post }: { post: AppliedPost }) {
  const { t } = useTranslation('employment')
  const phone = usePhoneLayout()
  // On a phone the button is in the bar at the bottom.
  const kept = phone || post.state !== 'live' ? undefined : buttonHeight
  return (
    <Stack gap="lg">
      <Surface gap="md">
        <JobSlot act="ApplyToPost" post={post} height={kept} />
        <CollectButton post={post} />
        <Facts post={post} />
        <ReportPost positionId={post.positionId} />
      </Surface>
      <section aria-labelledby="company">
        <SectionHead id="company" title={t('detail.company')} level={2} />
        <Stack gap="sm">
          <CompanyCard company={post.company} />
          <AddressLine {...post.company} />
          {post.company.verified ? null : (
            <Text fz="sm" c="var(--text-2)">
              {t('company.unverified')}
            </Text>
          )}
        </Stack>
      </section>
    </Stack>
  )
}
