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

/** The button to apply comes later than the page and moves nothing; in pixels. */
const buttonHeight = 50

/** What one can do with the post, its dates, and whose it is. */
export function JobSide({ post }: { post: AppliedPost }) {
  const { t } = useTranslation('employment')
  const phone = usePhoneLayout()
  // A phone has the button in its bar.
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
