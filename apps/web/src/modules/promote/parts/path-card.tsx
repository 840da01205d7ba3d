import { Group, Stack, Text } from '@mantine/core'
import type { CareerPathCard } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { CardLink, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { jobLinks } from '../../../parts/job-links.ts'

interface PathCardProps {
  path: CareerPathCard
  isChosen: boolean
}

/** CNT-058: a career path, linked to its page. */
export function PathCard({ path, isChosen }: PathCardProps) {
  const { t } = useTranslation('promote')
  const { number } = useFormats()
  const { pathCode, name, summary, directionName, positionName, stages, courses, posts } = path
  const counts = [
    t('path.stages', { count: stages, formatted: number(stages) }),
    t('path.courses', { count: courses, formatted: number(courses) }),
    t('path.posts', { count: posts, formatted: number(posts) }),
  ]
  return (
    <CardLink component={SiteLink} {...jobLinks.road(pathCode)} padding="md" h="100%">
      <Stack gap={6}>
        <Group gap="xs">
          <Text component="h3" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          {isChosen ? <StatusBadge tone="ok">{t('path.chosen')}</StatusBadge> : null}
        </Group>
        <Text component="span" fz="sm" c="var(--text-2)">
          {[directionName, positionName].filter(Boolean).join(' · ')}
        </Text>
        {summary ? <Text component="span">{summary}</Text> : null}
        <Text component="span" fz="sm" fw={600} c="var(--primary)" className="num">
          {counts.join(' · ')}
        </Text>
      </Stack>
    </CardLink>
  )
}
