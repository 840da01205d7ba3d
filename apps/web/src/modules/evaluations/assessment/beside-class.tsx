import type { OwnCriterion } from '@titian/contract'
import { useRubricWords } from '@titian/site/rubrics'
import { Columns, type DataColumn, DataTable, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { type Axis, Bars, Legend, Radar } from '../parts/radar.tsx'

/** A radar plot needs at least three criteria. */
const radarLeast = 3

/** Returns the criterion that costs the most points of the total; null if no points are missing. */
function mostToGain(criteria: readonly OwnCriterion[]): OwnCriterion | null {
  const gain = ({ weight, percent }: OwnCriterion) => weight * (100 - (percent ?? 100))
  const [first] = criteria.toSorted((one, other) => gain(other) - gain(one))
  return first && gain(first) > 0 ? first : null
}

function Table({ axes }: { axes: readonly Axis[] }) {
  const { t } = useTranslation('evaluations')
  const { percentText } = useRubricWords()
  const written = (value: number | null, none: string) =>
    value === null ? none : percentText(value)
  const columns: DataColumn<Axis>[] = [
    {
      key: 'name',
      title: t('class.criterion'),
      render: ({ number, name }) => `${number}. ${name}`,
    },
    {
      key: 'own',
      title: t('class.own'),
      align: 'end',
      render: ({ own }) => written(own, t('notYetRated')),
    },
    {
      key: 'median',
      title: t('class.median'),
      align: 'end',
      render: ({ median }) => written(median, '–'),
    },
  ]
  return (
    <DataTable
      label={t('class.table')}
      columns={columns}
      rows={axes}
      rowKey={({ number }) => String(number)}
    />
  )
}

/**
 * PRC-071: the student's criteria and the median of the class, as a plot and as a table with the
 * same numbers.
 */
export function BesideClass({ criteria }: { criteria: readonly OwnCriterion[] }) {
  const { t } = useTranslation('evaluations')
  const { textIn } = useRubricWords()
  const axes = criteria.map(({ names, percent, median }, at) => ({
    number: at + 1,
    name: textIn(names),
    own: percent,
    median,
  }))
  const toGain = mostToGain(criteria)
  const hasMedian = axes.some(({ median }) => median !== null)
  const Plot = axes.length < radarLeast ? Bars : Radar
  return (
    <Surface gap="sm">
      <h2>
        {toGain ? t('class.toGain', { criterion: textIn(toGain.names) }) : t('class.allGained')}
      </h2>
      {hasMedian ? null : <p>{t('class.noMedian')}</p>}
      <Columns widths={2} from="md" gap="lg" align="center">
        <figure style={{ margin: 0 }} aria-label={t('class.plot')}>
          <Legend hasMedian={hasMedian} />
          <Plot axes={axes} />
        </figure>
        <Table axes={axes} />
      </Columns>
    </Surface>
  )
}
