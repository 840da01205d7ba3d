import { Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { type OwnAssignment, practice, type PracticeKindName } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, useFormats, useSession } from '@titian/site'
import { CardLink, SectionHead } from '@titian/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../links.ts'
import { GivenState } from './given-state.tsx'

function Card({ given }: { given: OwnAssignment }) {
  const { t } = useTranslation('practice')
  const { dateTime } = useFormats()
  const { dueAt } = given
  return (
    <CardLink
      component={SiteLink}
      {...practiceLinks.lobby(given.practice.idSign, given.sign, given.practice.kind)}
    >
      <Stack gap="xs" p="md">
        <Group gap="xs">
          <GivenState given={given} />
        </Group>
        <Text component="h3" fz="lg" fw={600}>
          {given.practice.title}
        </Text>
        <Text component="p" fz="sm" c="var(--text-2)" style={{ overflowWrap: 'anywhere' }}>
          {given.course.name}
        </Text>
        <Text component="p" fz="sm" className="num">
          {dueAt ? t('assigned.dueAt', { moment: dateTime(dueAt) }) : t('assigned.noDue')}
        </Text>
      </Stack>
    </CardLink>
  )
}

interface GivenListProps {
  /** The kind of practice; without a kind, the practices of all kinds are listed. */
  kind?: PracticeKindName
}

function List({ kind }: GivenListProps) {
  const { t } = useTranslation('practice')
  const heading = useId()
  const { data, error, refetch } = useAsk(practice.ownAssignments, {}, { staleTime: 0 })
  if (error && !data) return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
  const list = data?.filter((given) => kind === undefined || given.practice.kind === kind)
  if (!list || list.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <SectionHead id={heading} title={t('assigned.title')} lead={t('assigned.lead')} />
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }}>
        {list.map((given) => (
          <li key={given.sign}>
            <Card given={given} />
          </li>
        ))}
      </SimpleGrid>
    </section>
  )
}

/** PRC-024: the practices that teachers assigned to the student's courses. */
export const GivenList = (props: GivenListProps) =>
  useSession().status === 'signedIn' ? <List {...props} /> : null
