import { Text } from '@mantine/core'
import type { ErpReview } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { type DataColumn, DataTable, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'

type Measure = ErpReview['result'][number]

/** PRC-048: the measures of the period with their points. */
export function MeasuresTable({ result }: Pick<ErpReview, 'result'>) {
  const { t } = useTranslation('erp')
  const { number } = useFormats()
  const content = useErpContent()
  if (result.length === 0) return null
  const columns: DataColumn<Measure>[] = [
    {
      key: 'name',
      title: t('run.measure'),
      onCard: 'title',
      render: ({ name }) => (
        <>
          <b>{content.name('measure', name)}</b>
          <Text component="span" display="block" fz="xs" c="var(--text-2)">
            {content.name('measureHelp', name)}
          </Text>
        </>
      ),
    },
    {
      key: 'points',
      title: t('run.points'),
      align: 'end',
      render: ({ points, of }) => (
        <span className="num">{t('board.dayOf', { some: number(points), all: number(of) })}</span>
      ),
    },
  ]
  return (
    <Surface gap="sm">
      <h2>{t('run.measures')}</h2>
      <DataTable
        label={t('run.measures')}
        columns={columns}
        rows={result}
        rowKey={({ name }) => name}
      />
    </Surface>
  )
}
