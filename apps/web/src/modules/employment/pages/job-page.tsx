import { Anchor, Box, Grid, Group, Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { employment, type PostDetail } from '@titian/contract'
import { PageFailure, SiteLink, useAsk, useFormats, usePageTitle } from '@titian/site'
import { Note, PageWidth, SectionHead, Tag, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import type { AppliedPost } from '../../../parts/job-acts.ts'
import { jobLinks } from '../../../parts/job-links.ts'
import { JobSlot } from '../../../parts/job-slot.tsx'
import { JobHead } from '../detail/job-head.tsx'
import { JobSide } from '../detail/job-side.tsx'
import { MatchPanel } from '../match/match-panel.tsx'
import { PlainText } from '../parts/plain-text.tsx'

/**
 * JOB-050: the page of an ended post remains, and says at the top that the post accepts no
 * applications.
 */
function EndNotice({ post }: { post: PostDetail }) {
  const { t } = useTranslation('employment')
  const { date, gap } = useFormats()
  if (post.state === 'live' || post.state === 'draft') return null
  return (
    <Note>
      <b>
        {post.state === 'ended'
          ? t('detail.ended', { date: date(post.endsAt) })
          : t('detail.takenDown')}
      </b>
      {gap}
      {t('detail.noMore')}
      {gap}
      <SiteLink className="link" {...jobLinks.company(post.company.sign)}>
        {t('detail.others', { company: post.company.name })}
      </SiteLink>
    </Note>
  )
}

function Skills({ post: { skills } }: { post: PostDetail }) {
  const { t } = useTranslation('employment')
  if (skills.length === 0) return null
  return (
    <section aria-labelledby="skills">
      <SectionHead id="skills" title={t('detail.skills')} />
      <Group component="ul" gap="xs">
        {skills.map(({ name, level }) => (
          <li key={name}>
            <Tag>
              {name} · {t(`level.${level as 1 | 2 | 3 | 4 | 5}`)}
            </Tag>
          </li>
        ))}
      </Group>
    </section>
  )
}

function Job({ post }: { post: AppliedPost }) {
  const { t } = useTranslation('employment')
  return (
    <PageWidth>
      <Grid gap="xl" py={{ base: 'md', sm: 'xl' }}>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack component="article" gap="xl">
            <Anchor component={SiteLink} {...jobLinks.home()} w="fit-content" fz="sm">
              {t('detail.toJobs')}
            </Anchor>
            <EndNotice post={post} />
            <JobHead post={post} />
            <section aria-labelledby="description">
              <SectionHead id="description" title={t('detail.description')} />
              <PlainText text={post.description} />
            </section>
            <Skills post={post} />
            <MatchPanel positionId={post.positionId} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <JobSide post={post} />
        </Grid.Col>
      </Grid>
      <JobSlot act="ApplyBar" post={post} />
    </PageWidth>
  )
}

/** JOB-002, JOB-020: one post, by its sealed id. */
export function JobPage() {
  const { t } = useTranslation('site')
  const { comma } = useFormats()
  const { sign } = useParams({ from: paths.job })
  const { data, error, refetch } = useAsk(employment.jobDetails, { positionId: sign })
  usePageTitle(data && `${data.title}${comma}${data.company.name}`)
  if (data) return <Job key={data.positionId} post={data} />
  if (error)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  return (
    <PageWidth>
      <Box py="xl">
        <TextSkeleton heading lines={8} label={t('loading')} />
      </Box>
    </PageWidth>
  )
}
