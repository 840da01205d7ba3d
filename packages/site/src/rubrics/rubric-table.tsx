import { Box, Text } from '@mantine/core'
import type { RubricCriterion, RubricLevel } from '@titian/contract'
import { type DataColumn, DataTable } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useRubricWords } from './use-rubric-words.ts'
import { useFormats } from '../format/formats.ts'

function Level({ level }: { level: RubricLevel | undefined }) {
  const { bracketed } = useFormats()
  const { textIn, percentText } = useRubricWords()
  if (!level) return '–'
  return (
    <Box component="span" display="block" miw={0}>
      <Text component="span" display="block" fw={600} className="num">
        {textIn(level.names)}
        {bracketed(percentText(level.percent))}
      </Text>
      <Text component="span" display="block" fz="sm">
        {textIn(level.texts)}
      </Text>
    </Box>
  )
}

function Criterion({ criterion }: { criterion: RubricCriterion }) {
  const { t } = useTranslation('rubrics')
  const { colon } = useFormats()
  const { textIn, percentText, partName } = useRubricWords()
  const { names, weight, source, evidence } = criterion
  return (
    <Box component="span" display="block" miw={0}>
      <Text component="span" display="block" fw={600}>
        {textIn(names)}
      </Text>
      <Text component="span" display="block" fz="sm" c="var(--text-2)">
        {t('weight', { percent: percentText(weight) })} · {t(`source.${source}`)}
        {source === 'machine' ? `${colon}${partName(evidence)}` : null}
      </Text>
    </Box>
  )
}

/**
 * PRC-071: a table of criteria and levels, lowest level first. On a phone, each criterion is a
 * card.
 */
export function RubricTable({ criteria }: { criteria: readonly RubricCriterion[] }) {
  const { t } = useTranslation('rubrics')
  const { length } = criteria.reduce<readonly RubricLevel[]>(
    (longest, { levels }) => (levels.length > longest.length ? levels : longest),
    [],
  )
  const columns: DataColumn<RubricCriterion>[] = [
    {
      key: 'criterion',
      title: t('criterion'),
      onCard: 'title',
      render: (criterion) => <Criterion criterion={criterion} />,
    },
    ...Array.from({ length }, (_, at): DataColumn<RubricCriterion> => ({
      key: `level ${at}`,
      title: t('level', { number: at + 1 }),
      render: ({ levels }) => <Level level={levels[at]} />,
    })),
  ]
  return (
    <DataTable
      label={t('criteria')}
      columns={columns}
      rows={criteria}
      rowKey={({ key }) => key}
      stickyFirst
    />
  )
}
