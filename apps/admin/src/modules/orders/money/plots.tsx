import { SimpleGrid } from '@mantine/core'
import type { MoneyReport } from '@titian/contract'
import { moneyText, useFormats } from '@titian/site'
import { Bars, Plot } from '@titian/site/staff'
import { Histogram, Pie } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { coursesFinding, daysFinding, methodsFinding, type Finding } from './findings.ts'

interface PlotsProps {
  report: MoneyReport
  /** Whether the reader chose a first and a last day, instead of a number of last days. */
  isOwn?: boolean
}

function useWords(report: MoneyReport) {
  const { t } = useTranslation('orders')
  return {
    t,
    says: ({ key, values }: Finding) => t(key, values ?? {}),
    money: (amount: number) => moneyText(report.currencySymbol, amount),
  }
}

function Days({ report, isOwn }: PlotsProps) {
  const { t, says, money } = useWords(report)
  const { shortDate, colon } = useFormats()
  const { days } = report
  const dayOf = (day: string) => shortDate(`${day}T12:00:00`)
  const shown = [0, 1, 2, 3].map((part) => Math.round((part * (days.length - 1)) / 3))
  const valueOf = (at: number) =>
    t('report.days.value', {
      taken: money(days[at]?.taken ?? 0),
      refunded: money(days[at]?.refunded ?? 0),
    })
  return (
    <Plot
      finding={says(daysFinding(report, money, isOwn))}
      lead={t('report.days.lead')}
      head={[t('report.days.head'), t('report.days.column')]}
      rows={days.map(({ day }, at) => [dayOf(day), valueOf(at)])}
    >
      <Histogram
        label={t('report.days.label')}
        counts={days.map(({ taken }) => taken)}
        plain
        axes={[t('report.days.head'), t('report.days.axis', { symbol: report.currencySymbol })]}
        scale={[...new Set(shown)].flatMap((at) => days[at]?.day ?? []).map(dayOf)}
        textOf={(at) => `${dayOf(days[at]?.day ?? '')}${colon}${valueOf(at)}`}
      />
    </Plot>
  )
}

function Courses({ report }: PlotsProps) {
  const { colon, comma } = useFormats()
  const { t, says, money } = useWords(report)
  const { courses } = report
  return (
    <Plot
      finding={says(coursesFinding(report))}
      lead={t('report.courses.lead')}
      head={[t('report.courses.head'), t('report.amount')]}
      rows={courses.map(({ name, amount }) => [name, money(amount)])}
    >
      <Bars
        bars={courses.map(({ name, amount, orders }) => ({
          name,
          value: amount,
          text: money(amount),
          label: `${name}${colon}${t('report.orders', { count: orders })}${comma}${money(amount)}`,
        }))}
      />
    </Plot>
  )
}

function Methods({ report }: PlotsProps) {
  const { t, says, money } = useWords(report)
  const { colon } = useFormats()
  const slices = report.methods.map(({ payType, amount }) => ({
    name: t(`payType.${payType}`),
    value: amount,
    text: money(amount),
  }))
  return (
    <Plot
      finding={says(methodsFinding(report))}
      lead={t('report.methods.lead')}
      head={[t('column.way'), t('report.amount')]}
      rows={slices.map(({ name, text }) => [name, text])}
    >
      {slices.filter(({ value }) => value > 0).length > 1 ? (
        <Pie label={t('report.methods.label')} slices={slices} />
      ) : (
        // A pie with one slice would compare nothing, so bars are shown.
        <Bars
          bars={slices.map((slice) => ({ ...slice, label: `${slice.name}${colon}${slice.text}` }))}
        />
      )}
    </Plot>
  )
}

export const Plots = ({ report, isOwn = false }: PlotsProps) => (
  <>
    <Days report={report} isOwn={isOwn} />
    <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
      <Courses report={report} />
      <Methods report={report} />
    </SimpleGrid>
  </>
)
