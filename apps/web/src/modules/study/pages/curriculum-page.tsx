import { Flex, Stack, Text } from '@mantine/core'
import { ErrorView, useFormats, usePageTitle, usePhoneLayout } from '@titian/site'
import { ListSkeleton, SectionHead, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { DateList } from '../calendar/date-list.tsx'
import { dayOf, monthOf, noonOf } from '../calendar/days.ts'
import { FeedCard } from '../calendar/feed-card.tsx'
import { MonthGrid, MonthHead } from '../calendar/month-grid.tsx'
import { useCalendar } from '../calendar/use-calendar.ts'

/** The dates of the chosen day, on a phone of the whole month. */
function Dates({ calendar }: { calendar: ReturnType<typeof useCalendar> }) {
  const { t } = useTranslation(['study', 'site'])
  const { date } = useFormats()
  const phone = usePhoneLayout()
  const { data, chosen, error, refetch, byDay } = calendar
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton count={2} label={t('site:loading')} />
  const ofMonth = data.list.filter(({ at }) => monthOf(dayOf(new Date(at))) === monthOf(chosen))
  const dates = phone ? ofMonth : (byDay.get(chosen) ?? [])
  if (dates.length > 0) return <DateList dates={dates} />
  return (
    <Text c="var(--text-2)">
      {phone ? t('calendar.emptyMonth') : t('calendar.emptyDay', { date: date(noonOf(chosen)) })}
    </Text>
  )
}

/** FRM-043, CRS-082: the calendar of joined courses. */
export function CurriculumPage() {
  const { t } = useTranslation('study')
  const phone = usePhoneLayout()
  const calendar = useCalendar()
  usePageTitle(t('calendar.title'))
  return (
    <>
      <SectionHead level={1} title={t('calendar.title')} lead={t('calendar.lead')} />
      <Flex direction={{ base: 'column', lg: 'row' }} gap="lg" align={{ lg: 'flex-start' }}>
        <Stack gap="lg" flex={1} miw={0} w={{ base: '100%', lg: 'auto' }}>
          <Surface gap="sm">
            <MonthHead calendar={calendar} />
            {phone ? null : <MonthGrid calendar={calendar} />}
            {phone ? <Dates calendar={calendar} /> : null}
          </Surface>
        </Stack>
        <Stack gap="lg" w={{ base: '100%', lg: 336 }} flex="none">
          {phone ? null : (
            <Surface gap="sm">
              <Text component="h2" fz="md" fw={600}>
                {t('calendar.ofDay')}
              </Text>
              <Dates calendar={calendar} />
            </Surface>
          )}
          <FeedCard />
        </Stack>
      </Flex>
    </>
  )
}
