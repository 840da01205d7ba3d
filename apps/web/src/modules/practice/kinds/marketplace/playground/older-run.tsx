import { Button, Stack } from '@mantine/core'
import { Note, Surface } from '@titian/ui'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { params, typedOf } from './model/params.ts'
import type { Run } from './model/run.ts'
import { FactGrid } from '../../../parts/fact-grid.tsx'
import { useDecisionText } from './use-decision-text.ts'
import { useRunName } from './use-run-name.ts'

/**
 * PRC-041: a run of an earlier version of the engine, whose days would be computed differently now.
 * It is read-only.
 */
export function OlderRun({ run, onClose }: { run: Run; onClose: () => void }) {
  const { t } = useTranslation('playground')
  const { colon } = useFormats()
  const textOf = useDecisionText()
  const nameOf = useRunName()
  const typed = typedOf(run.scenario)
  return (
    <Surface gap="md">
      <h2>{nameOf(run.name)}</h2>
      <Note tone="warn">{t('older')}</Note>
      <FactGrid
        facts={[
          { name: t('kept.days'), value: String(run.days) },
          { name: t('seed'), value: run.seed },
          ...params
            .filter(({ name }) => typed[name] !== 'NaN')
            .map(({ name }) => ({ name: t(`param.${name}`), value: typed[name] })),
        ]}
      />
      <h3>{t('decisions')}</h3>
      <Stack component="ol" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
        {run.log.map((entry) => (
          <li key={JSON.stringify(entry)}>
            {t('day')} {entry.day}
            {colon}
            {textOf(entry)}
          </li>
        ))}
      </Stack>
      <Button variant="default" onClick={onClose} w="fit-content">
        {t('close')}
      </Button>
    </Surface>
  )
}
