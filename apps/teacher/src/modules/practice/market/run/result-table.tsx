import { Box, Text } from '@mantine/core'
import type { MarketReview } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, DataTable, formatMinor, Note, ProgressBar, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'

type Measure = MarketReview['result'][number]

const known = ['profit', 'sellThrough', 'health', 'adMargin', 'rating'] as const

function useMeasureTexts() {
  const { t } = useTranslation('market')
  const { number, percent } = useFormats()
  const nameOf = (name: string) => {
    const one = known.find((measure) => measure === name)
    return one ? t(`measure.${one}`) : name
  }
  const valueOf = (name: string, value: number) => {
    if (name === 'profit' || name === 'adMargin') return formatMinor(value)
    return name === 'rating' ? number(value / 100) : percent(value / 1000)
  }
  return { nameOf, valueOf }
}

/**
 * PRC-038: each measure of the result, placed between a shop that does nothing and the reference
 * shop on the same seed.
 */
export function ResultTable({ result, cap }: Pick<MarketReview, 'result' | 'cap'>) {
  const { t } = useTranslation('market')
  const { number } = useFormats()
  const { nameOf, valueOf } = useMeasureTexts()
  const amount = (key: 'own' | 'idle' | 'reference'): DataColumn<Measure> => ({
    key,
    title: t(`run.${key}`),
    align: 'end',
    render: (one) => <span className="num">{valueOf(one.name, one[key])}</span>,
  })
  const columns: DataColumn<Measure>[] = [
    {
      key: 'name',
      title: t('run.measure'),
      onCard: 'title',
      render: ({ name }) => <b>{nameOf(name)}</b>,
    },
    amount('idle'),
    amount('own'),
    amount('reference'),
    {
      key: 'points',
      title: t('run.points'),
      align: 'end',
      render: ({ name, points, of }) => (
        <Box miw={110}>
          <span className="num">{t('run.of', { some: number(points), all: number(of) })}</span>
          <ProgressBar
            tone="info"
            value={of === 0 ? 0 : (points / of) * 100}
            label={t('run.between', {
              measure: nameOf(name),
              points: number(points),
              of: number(of),
            })}
          />
        </Box>
      ),
    },
  ]
  return (
    <Surface gap="sm">
      <h2>{t('run.result')}</h2>
      <Text component="p" c="var(--text-2)" fz="sm">
        {t('run.resultText')}
      </Text>
      {cap === null ? null : <Note tone="warn">{t('run.restricted', { cap: number(cap) })}</Note>}
      <DataTable
        label={t('run.result')}
        columns={columns}
        rows={result}
        rowKey={({ name }) => name}
      />
    </Surface>
  )
}
