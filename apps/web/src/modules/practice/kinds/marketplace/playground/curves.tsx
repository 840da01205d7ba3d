import { Stack } from '@mantine/core'
import { LinePlot } from '@titian/site/line-plot'
import { Columns, type DataColumn, DataTable } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { DayFigures } from './model/figures.ts'
import { useMeasures } from './use-measures.ts'

/** A run in the plot, which can show two runs. */
interface Curve {
  key: string
  name: string
  days: readonly DayFigures[]
}

/** PRC-030: a plot of each measure for all runs, and a table with the same numbers. */
export function Curves({ curves }: { curves: readonly Curve[] }) {
  const { t } = useTranslation('playground')
  const measures = useMeasures()
  const count = Math.max(0, ...curves.map(({ days }) => days.length))
  const rows = Array.from({ length: count }, (_, at) => ({ day: at + 1 }))
  const columns: DataColumn<{ day: number }>[] = [
    { key: 'day', title: t('day'), align: 'end', render: ({ day }) => String(day) },
    ...measures.flatMap(({ name, title, cell }) =>
      curves.map((curve): DataColumn<{ day: number }> => ({
        key: `${name} ${curve.key}`,
        title: curves.length > 1 ? t('measureOf', { measure: title, name: curve.name }) : title,
        align: 'end',
        render: ({ day }) => cell(curve.days[day - 1]),
      })),
    ),
  ]
  if (count === 0) return <p>{t('noDay')}</p>
  return (
    <Stack gap="md">
      <Columns widths={2} from="md" gap="lg">
        {measures.map(({ name, title, of, onAxis }) => (
          <Stack key={name} gap="xs">
            <h3>{title}</h3>
            {curves.some(({ days }) => days.some(of)) ? (
              <LinePlot
                label={title}
                first={1}
                textOf={onAxis}
                series={curves.map((curve) => ({ name: curve.name, values: curve.days.map(of) }))}
              />
            ) : (
              <p>{t('nothingYet')}</p>
            )}
          </Stack>
        ))}
      </Columns>
      <details>
        <summary>{t('asTable')}</summary>
        <DataTable
          label={t('table')}
          columns={columns}
          rows={rows.toReversed()}
          rowKey={({ day }) => String(day)}
          maxHeight={360}
          stickyFirst
        />
      </details>
    </Stack>
  )
}
