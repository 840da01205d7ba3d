import { Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { evaluations, type PeerTaskCard } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, useFormats } from '@titian/site'
import { CardLink, SectionHead, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { evaluationLinks } from '../../../parts/evaluation-links.ts'

function Card({ task }: { task: PeerTaskCard }) {
  const { t } = useTranslation('evaluations')
  const { dateTime } = useFormats()
  const { sign, title, courseName, isDone, givenAt } = task
  return (
    <CardLink component={SiteLink} {...evaluationLinks.peer(sign)}>
      <Stack gap="xs" p="md">
        <Group gap="xs">
          <StatusBadge tone={isDone ? 'ok' : 'warn'}>
            {t(isDone ? 'peers.done' : 'peers.toDo')}
          </StatusBadge>
        </Group>
        <Text component="h3" fz="lg" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        <Text component="p" fz="sm" c="var(--text-2)" style={{ overflowWrap: 'anywhere' }}>
          {courseName}
        </Text>
        <Text component="p" fz="sm" c="var(--text-2)" className="num">
          {t('peers.givenAt', { moment: dateTime(givenAt) })}
        </Text>
      </Stack>
    </CardLink>
  )
}

/** PRC-068: anonymous works of others to rate. The section is left out without such works. */
export function PeerList() {
  const { t } = useTranslation('evaluations')
  const { data, error, refetch } = useAsk(evaluations.peerTasks, {}, { staleTime: 0 })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  const left = data.filter(({ isDone }) => !isDone).length
  return (
    <section aria-labelledby="works-of-others">
      <SectionHead
        id="works-of-others"
        title={t('peers.title')}
        lead={left > 0 ? t('peers.left', { count: left }) : t('peers.allDone')}
      />
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }} m={0} p={0}>
        {data.map((task) => (
          <li key={task.sign}>
            <Card task={task} />
          </li>
        ))}
      </SimpleGrid>
    </section>
  )
}
