import { Box, List, Stack, Text } from '@mantine/core'
import { evaluationPassLine, type Language, pickText, type Rubric } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, DataTable, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { usePartName } from './part-name.ts'

type Shown = Pick<Rubric, 'criteria' | 'gates'>
type Criterion = Shown['criteria'][number]

interface RubricPreviewProps {
  label: string
  rubric: Shown
  language: Language
}

function useColumns({ criteria }: Shown, language: Language): DataColumn<Criterion>[] {
  const { t } = useTranslation('evaluations')
  const { percent } = useFormats()
  const partName = usePartName()
  const most = Math.max(0, ...criteria.map(({ levels }) => levels.length))
  const rater = ({ source, evidence }: Criterion) =>
    source === 'machine' && evidence
      ? t('rubrics.preview.byPart', { part: partName(evidence) })
      : t(`rubrics.rater.${source}`)
  return [
    {
      key: 'criterion',
      title: t('rubrics.preview.criterion'),
      onCard: 'title',
      render: (criterion) => (
        <Box miw={140}>
          <b>{pickText(criterion.names, language) || '--'}</b>
          <Box c="var(--text-2)" fz="xs" fw={400}>
            {t('rubrics.preview.weight', {
              weight: percent(criterion.weight / 100),
              rater: rater(criterion),
            })}
          </Box>
        </Box>
      ),
    },
    ...Array.from({ length: most }, (_, place) => ({
      key: String(place),
      title: t('rubrics.form.level', { number: place + 1 }),
      render: ({ levels }: Criterion) => {
        const level = levels[place]
        return level ? (
          <Box miw={120}>
            <b>{pickText(level.names, language) || '--'}</b>{' '}
            <span className="num">{percent(level.percent / 100)}</span>
            <Box c="var(--text-2)" fz="sm" style={{ overflowWrap: 'anywhere' }}>
              {pickText(level.texts, language)}
            </Box>
          </Box>
        ) : null
      },
    })),
  ]
}

/** PRC-116: a table of criteria and levels as students see them; on a phone, one column. */
export function RubricPreview({ label, rubric, language }: RubricPreviewProps) {
  const { t } = useTranslation('evaluations')
  const { percent } = useFormats()
  const partName = usePartName()
  const columns = useColumns(rubric, language)
  return (
    <Surface padding="none">
      <DataTable
        label={label}
        columns={columns}
        rows={rubric.criteria}
        rowKey={({ key }) => key}
        stickyFirst
      />
      <Stack gap={4} p="md">
        <Text component="p" fz="sm">
          {t('rubrics.preview.total', { line: evaluationPassLine })}
        </Text>
        {rubric.gates.length > 0 ? (
          <List fz="sm">
            {rubric.gates.map(({ evidence, below, cap }) => (
              <List.Item key={`${evidence}.${below}.${cap}`}>
                {t('rubrics.preview.gate', {
                  part: evidence ? partName(evidence) : '--',
                  below: percent(below / 100),
                  cap,
                })}
              </List.Item>
            ))}
          </List>
        ) : null}
      </Stack>
    </Surface>
  )
}
