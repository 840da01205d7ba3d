import { Group, Stack, Text } from '@mantine/core'
import type { ApplicationParty, ApplicationStep, DeliveryState } from '@titian/contract'
import { useFormats } from '@titian/site'
import { applicationTones } from '@titian/site/application-tones'
import { StatusBadge } from '@titian/ui'
import { Invitation } from './invitation.tsx'
import styles from './timeline.module.css'

interface TimelineProps {
  /** The steps as the server sends them, oldest first. */
  steps: readonly ApplicationStep[]
  nameOf: (party: ApplicationParty) => string
  stateOf: (state: DeliveryState) => string
}

/** JOB-041: the history of an application, shown newest first. */
export function Timeline({ steps, nameOf, stateOf }: TimelineProps) {
  const { dateTime } = useFormats()
  return (
    <Stack component="ol" gap="md" pl={18} style={{ borderLeft: '2px solid var(--line)' }}>
      {steps.toReversed().map(({ at, state, by, note, interview }) => (
        <li key={`${at} ${state} ${by}`} className={styles['step']}>
          <Group gap="xs">
            <StatusBadge tone={applicationTones[state]}>{stateOf(state)}</StatusBadge>
            <Text component="span" fz="sm" c="var(--text-2)" className="num">
              {nameOf(by)} · <time dateTime={at}>{dateTime(at)}</time>
            </Text>
          </Group>
          {interview ? <Invitation interview={interview} /> : null}
          {note ? (
            <Text component="p" fz="sm" style={{ whiteSpace: 'pre-line' }}>
              {note}
            </Text>
          ) : null}
        </li>
      ))}
    </Stack>
  )
}
