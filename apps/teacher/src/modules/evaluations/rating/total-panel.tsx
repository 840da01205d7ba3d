import { Button, Group } from '@mantine/core'
import type { Assessment, RubricGate } from '@titian/contract'
import { useFormats } from '@titian/site'
import { BothEnds, Note, StatusBadge, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { lastChange, openCriteria } from './rating-values.ts'
import { usePartName } from '../rubrics/parts/part-name.ts'

function Gates({ gates, gate }: Pick<Assessment, 'gates' | 'gate'>) {
  const { t } = useTranslation('evaluations')
  const { percent } = useFormats()
  const partName = usePartName()
  const words = ({ evidence, below, cap }: RubricGate) => ({
    part: partName(evidence),
    below: percent(below / 100),
    cap: percent(cap / 100),
  })
  return (
    <>
      {gate ? <Note tone="warn">{t('rating.gateHolds', words(gate))}</Note> : null}
      {gates
        .filter(({ evidence }) => evidence !== gate?.evidence)
        .map((one) => (
          <p key={`${one.evidence} ${one.below}`} className="meta">
            {t('rating.gate', words(one))}
          </p>
        ))}
    </>
  )
}

interface TotalPanelProps {
  assessment: Assessment
  onOverride: (() => void) | undefined
}

/** PRC-065: the total that the server computed; it is missing while a criterion is unrated. */
export function TotalPanel({ assessment, onOverride }: TotalPanelProps) {
  const { t } = useTranslation('evaluations')
  const formats = useFormats()
  const { total, practice, gates, gate, cap } = assessment
  const written = (percent: number | null) =>
    percent === null ? t('rating.notYet') : formats.percent(percent / 100)
  const open = openCriteria(assessment)
  const changed = [...assessment.changes]
    .filter(({ key }) => key === null)
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))[0]
  const set = changed?.after === null ? undefined : lastChange(assessment, null)
  const passed = total !== null && total >= practice.passLine
  return (
    <Surface gap="sm">
      <BothEnds>
        <h2>
          {t('rating.total')}
          {formats.colon}
          <span className="num">{written(total)}</span>
        </h2>
        <Group gap="xs">
          {total === null ? null : (
            <StatusBadge tone={passed ? 'ok' : 'danger'}>
              {t(passed ? 'rating.passed' : 'rating.notPassed')}
            </StatusBadge>
          )}
          {set ? (
            <StatusBadge tone="brand">
              {t('rating.insteadOf', { before: written(set.before) })}
            </StatusBadge>
          ) : null}
          {onOverride ? (
            <Button variant="subtle" size="sm" onClick={onOverride}>
              {t('rating.overrideTotal')}
            </Button>
          ) : null}
        </Group>
      </BothEnds>
      <p className="meta">
        {open > 0
          ? t('rating.openCriteria', { count: open })
          : t('rating.passLine', { percent: formats.percent(practice.passLine / 100) })}
      </p>
      {cap === null ? null : (
        <Note tone="warn">{t('rating.capHolds', { cap: formats.percent(cap / 100) })}</Note>
      )}
      <Gates gates={gates} gate={gate} />
    </Surface>
  )
}
