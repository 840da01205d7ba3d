import { Box, Flex, Group, Stack } from '@mantine/core'
import { ErrorView, serverNow, timeSince, useFormats } from '@titian/site'
import { Face, ListSkeleton, Surface } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Asked<Row> {
  data?: { list: Row[]; total: number } | undefined
  error: unknown
  refetch: () => unknown
}

interface WorkCardProps<Row> {
  title: string
  /** Links to the full list. */
  links: ReactNode
  /** The text of an empty list. */
  none: string
  asked: Asked<Row>
  children: (row: Row) => ReactNode
}

/** TCH-156: a card with one kind of open work. Each piece of work has a link. */
export function WorkCard<Row>({ title, links, none, asked, children }: WorkCardProps<Row>) {
  const { t } = useTranslation('site')
  const { data, error, refetch } = asked
  return (
    <Surface>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Box component="h2" fz="lg">
            {title}
          </Box>
          <Group gap="0 var(--s4)" lh="var(--control)">
            {links}
          </Group>
        </Group>
        {error ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
        {!data && !error ? <ListSkeleton label={t('loading')} picture={false} count={2} /> : null}
        {data?.list.length === 0 ? <p className="meta">{none}</p> : null}
        <ul>{data?.list.map(children)}</ul>
      </Stack>
    </Surface>
  )
}

interface WorkRowProps {
  /** The photo of the person who sent the work. */
  face?: string
  title: ReactNode
  /** A badge beside the title, such as "new". */
  mark?: ReactNode
  /** Facts below the title, such as the course. */
  facts: readonly string[]
  /** How long the work has waited. */
  since?: string | null
  act: ReactNode
}

/** One piece of work with the button that opens it. */
export function WorkRow({ face, title, mark, facts, since, act }: WorkRowProps) {
  const { locale } = useFormats()
  const age = since ? [timeSince(Date.parse(since), serverNow(), locale)] : []
  return (
    <Flex component="li" gap="sm" align="center" py="xs" fz="sm">
      {face === undefined ? null : <Face name={face} />}
      <Flex component="span" direction="column" flex="1 1 0" miw={0}>
        <Group component="span" gap="xs">
          <b className="clip-2">{title}</b>
          {mark}
        </Group>
        <Box component="span" c="dimmed" fz="xs">
          {[...facts, ...age].join(' · ')}
        </Box>
      </Flex>
      {act}
    </Flex>
  )
}
