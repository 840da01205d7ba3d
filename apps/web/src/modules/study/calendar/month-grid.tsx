import { ActionIcon, Box, Group, Text, UnstyledButton } from '@mantine/core'
import type { CalendarDate } from '@titian/contract'
import { useFormats } from '@titian/site'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { addMonths, dayByKey, type Day, monthOf, noonOf } from './days.ts'
import type { CalendarOfMonth } from './use-calendar.ts'

export const colorOf = (kind: CalendarDate['kind']) =>
  kind === 'opens' ? 'var(--chart-1)' : 'var(--chart-2)'

/** The name of the month, and buttons to the previous and next one. */
export function MonthHead({ calendar }: { calendar: CalendarOfMonth }) {
  const { t } = useTranslation('study')
  const { locale } = useFormats()
  const { chosen, choose } = calendar
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text component="h2" fz="md" fw={600} aria-live="polite">
        {name.format(noonOf(chosen))}
      </Text>
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="neutral"
          size={44}
          aria-label={t('calendar.before')}
          onClick={() => choose(addMonths(chosen, -1))}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="neutral"
          size={44}
          aria-label={t('calendar.after')}
          onClick={() => choose(addMonths(chosen, 1))}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  )
}

interface DayProps {
  day: Day
  calendar: CalendarOfMonth
}

function DayButton({ day, calendar }: DayProps) {
  const { t } = useTranslation('study')
  const { comma, date } = useFormats()
  const { chosen, choose, today, byDay } = calendar
  const dates = byDay.get(day) ?? []
  const isChosen = day === chosen
  const count = dates.length > 0 ? `${comma}${t('calendar.count', { count: dates.length })}` : ''
  const isOther = monthOf(day) !== monthOf(chosen)
  return (
    <UnstyledButton
      aria-pressed={isChosen}
      aria-current={day === today ? 'date' : undefined}
      aria-label={`${date(noonOf(day))}${count}`}
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => choose(day)}
      pos="relative"
      w="100%"
      h={40}
      ta="center"
      fz="sm"
      fw={day === today || isChosen ? 600 : undefined}
      c={isChosen ? 'var(--on-dark)' : isOther ? 'var(--text-3)' : undefined}
      bg={isChosen ? 'var(--text)' : day === today ? 'var(--sunken)' : undefined}
      bdrs="sm"
    >
      {noonOf(day).getDate()}
      <Group component="span" gap={3} justify="center" pos="absolute" bottom={5} left={0} right={0}>
        {dates.slice(0, 3).map((one) => (
          <Box
            key={`${one.kind}-${one.sign}`}
            component="span"
            w={5}
            h={5}
            bdrs="xl"
            bg={isChosen ? 'var(--on-dark)' : colorOf(one.kind)}
          />
        ))}
      </Group>
    </UnstyledButton>
  )
}

/** CRS-082: a month whose days can be reached with the arrow keys. */
export function MonthGrid({ calendar }: { calendar: CalendarOfMonth }) {
  const { t } = useTranslation('study')
  const { locale } = useFormats()
  const { grid, chosen, choose } = calendar
  const place = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)
  useEffect(() => {
    // The focus moves to the day only after a key press. After a click on "next month", it must
    // stay on that button.
    if (byKey.current) place.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus()
    byKey.current = false
  }, [chosen])
  const follow = (event: KeyboardEvent) => {
    const next = dayByKey(chosen, event.key)
    if (!next) return
    event.preventDefault()
    byKey.current = true
    choose(next)
  }
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short' })
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long' })
  const weeks = Array.from({ length: 6 }, (_, week) => grid.slice(week * 7, week * 7 + 7))
  return (
    <Box
      component="table"
      w="100%"
      style={{ tableLayout: 'fixed' }}
      aria-label={t('calendar.label')}
      onKeyDown={follow}
      ref={place}
    >
      <thead>
        <tr>
          {grid.slice(0, 7).map((day) => (
            <Box
              component="th"
              key={day}
              scope="col"
              abbr={long.format(noonOf(day))}
              fz="xs"
              fw={600}
              ta="center"
              c="var(--text-3)"
              py={6}
            >
              {short.format(noonOf(day)).slice(0, 3)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Box component="td" key={day} p={1}>
                <DayButton day={day} calendar={calendar} />
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
