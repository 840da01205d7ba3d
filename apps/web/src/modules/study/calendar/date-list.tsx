import { Box, Group, Stack, Text } from '@mantine/core'
import type { CalendarDate } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkToTask } from '../task-link.ts'
import { colorOf } from './month-grid.tsx'

/**
 * Returns the page to which a date links. A date of a training links to the page of the training
 * (TRN-063).
 */
const targetOf = (date: CalendarDate) =>
  date.of === 'training' || date.of === 'trainingChapter'
    ? { href: `/trainDetail/${date.trainingSign}` }
    : linkToTask(date.of, date)

/** The list of opening and closing dates. */
export function DateList({ dates }: { dates: readonly CalendarDate[] }) {
  const { t } = useTranslation('study')
  const { dateTime } = useFormats()
  return (
    <Stack component="ul" gap="sm">
      {dates.map((date) => (
        <Group
          key={`${date.kind}-${date.sign}`}
          component="li"
          gap="sm"
          wrap="nowrap"
          align="stretch"
        >
          <Box w={4} bdrs="xs" bg={colorOf(date.kind)} flex="none" />
          <Box miw={0}>
            <SiteLink {...targetOf(date)}>
              <Text component="b" fz="sm" fw={600} className="clip-2">
                {t(`calendar.${date.kind}`, { name: date.name })}
              </Text>
            </SiteLink>
            <Text c="var(--text-3)" fz="xs" className="num">
              {dateTime(date.at)} · {date.courseName}
            </Text>
          </Box>
        </Group>
      ))}
    </Stack>
  )
}
