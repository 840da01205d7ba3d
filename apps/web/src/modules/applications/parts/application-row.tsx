import { Group, Stack, Text } from '@mantine/core'
import type { ApplicationCard } from '@titian/contract'
import { SiteLink, useFormats, Written } from '@titian/site'
import { CardLink, Face } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { applicationLinks } from '../../../parts/application-links.ts'
import { ApplicationState } from './application-state.tsx'
import { Invitation } from './invitation.tsx'
import { MailNote } from './mail-note.tsx'
import { NextStep } from './next-step.tsx'

/** JOB-105: one application with its state and next step. */
export function ApplicationRow({ card }: { card: ApplicationCard }) {
  const { t } = useTranslation('applications')
  const { date } = useFormats()
  const { sign, state, post, deliveredAt, changedAt, interview, mail } = card
  return (
    <CardLink component={SiteLink} {...applicationLinks.one(sign)} padding="md">
      <Group wrap="nowrap" align="flex-start" gap="md">
        <Face name={post.company.name} src={post.company.logo} size={48} />
        <Stack gap={6} miw={0} flex={1}>
          <Group gap="xs" justify="space-between">
            <Text component="h2" fz="md" fw={600} style={{ overflowWrap: 'anywhere' }}>
              <Written>{post.title}</Written>
            </Text>
            <ApplicationState state={state} />
          </Group>
          <Text component="span" fz="sm" c="var(--text-2)">
            {post.company.name}
          </Text>
          <NextStep card={card} />
          {interview ? <Invitation interview={interview} plain /> : null}
          <MailNote mail={mail} />
          <span className="meta num">
            {t('sentOn', { date: date(deliveredAt) })}
            {changedAt === deliveredAt ? '' : ` · ${t('changedOn', { date: date(changedAt) })}`}
          </span>
        </Stack>
      </Group>
    </CardLink>
  )
}
