import { Button, Flex, Group, Stack, Text } from '@mantine/core'
import { SiteLink, type LinkTarget, useFormats, Written } from '@titian/site'
import type { ReactNode } from 'react'

interface EntryRowProps {
  icon: ReactNode
  title: string
  /** Kind, length, end and points. */
  about: readonly string[]
  /** State and score. */
  state: ReactNode
  /** Why the entry is locked. */
  reason?: ReactNode
  /** Null if the entry cannot be opened. */
  action: { label: string; link: LinkTarget; strong: boolean } | null
}

/** One video, task, examination or practical task of a training. */
export function EntryRow({ icon, title, about, state, reason, action }: EntryRowProps) {
  const { colon } = useFormats()
  return (
    <Flex
      component="li"
      wrap="wrap"
      align="center"
      gap="sm"
      p={{ base: 'sm', sm: 'md' }}
      bd="1px solid var(--line)"
      bdrs="md"
      bg="var(--surface)"
    >
      <Flex gap="sm" flex="1 1 16rem" miw={0} align="flex-start">
        <Text component="span" c="var(--text-3)" lh={1} mt={3} aria-hidden>
          {icon}
        </Text>
        <Stack gap={4} miw={0}>
          <Text component="b" fw={600} inherit style={{ overflowWrap: 'anywhere' }}>
            <Written>{title}</Written>
          </Text>
          <span className="meta num">{about.filter(Boolean).join(' · ')}</span>
          {reason}
        </Stack>
      </Flex>
      <Group gap="sm">
        {state}
        {action ? (
          <Button
            component={SiteLink}
            {...action.link}
            variant={action.strong ? 'light' : 'default'}
            aria-label={`${action.label}${colon}${title}`}
          >
            {action.label}
          </Button>
        ) : null}
      </Group>
    </Flex>
  )
}
