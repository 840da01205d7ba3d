import { Divider, Text } from '@mantine/core'
import { ErrorView, SiteLink, useFormats } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { DateList } from './date-list.tsx'
import { noonOf } from './days.ts'
import { MonthGrid, MonthHead } from './month-grid.tsx'
import { useCalendar, useNext } from './use-calendar.ts'

const most = 3

/** The calendar of the month, and the dates after the chosen day. */
export function CalendarCard() {
  const { t } = useTranslation('study')
  const { date } = useFormats()
  const calendar = useCalendar()
  const { chosen } = calendar
  const { data, error, refetch } = useNext(chosen)
  const next = data?.list.slice(0, most) ?? []
  return (
    <section aria-label={t('calendar.title')}>
      <Surface gap="sm">
        <MonthHead calendar={calendar} />
        <MonthGrid calendar={calendar} />
        <Divider />
        {error ? <ErrorView error={error} onRetry={() => void refetch()} /> : null}
        {data && next.length === 0 ? (
          <Text c="var(--text-2)" fz="sm">
            {t('calendar.nothingFrom', { date: date(noonOf(chosen)) })}
          </Text>
        ) : (
          <DateList dates={next} />
        )}
        <SiteLink className="link" {...linkTo.curriculum()}>
          {t('calendar.whole')}
        </SiteLink>
      </Surface>
    </section>
  )
}
