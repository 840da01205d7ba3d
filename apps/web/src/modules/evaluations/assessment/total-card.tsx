import { Group } from '@mantine/core'
import type { OwnAssessment } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useRubricWords } from '@titian/site/rubrics'
import { Note, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { PassedBadge, StateBadge } from '../parts/badges.tsx'
import { ChangeNotes } from './change-notes.tsx'

/** PRC-065, PRC-066: the total, the pass line, the gate that limits the total, and an override. */
export function TotalCard({ assessment }: { assessment: OwnAssessment }) {
  const { t } = useTranslation(['evaluations', 'rubrics'])
  const { number, dateTime } = useFormats()
  const { gateText } = useRubricWords()
  const { state, total, passed, passLine, gate, cap, median, changes, releasedAt } = assessment
  return (
    <Surface gap="sm">
      <Group gap="xs">
        <StateBadge state={state} />
        <PassedBadge passed={passed} />
      </Group>
      <h2 className="num">
        {total === null ? t('totalOpen') : t('total', { points: number(total) })}
      </h2>
      <p className="num">{t('rubrics:passedFrom', { points: number(passLine) })}</p>
      {cap === null ? null : <Note tone="warn">{t('capApplies', { points: number(cap) })}</Note>}
      {gate ? (
        <Note tone="warn">
          {t('gateApplies')} {gateText(gate)}
        </Note>
      ) : null}
      <p className="num">
        {median === null ? t('medianHidden') : t('medianTotal', { points: number(median) })}
      </p>
      {releasedAt ? (
        <p className="num">{t('own.releasedAt', { moment: dateTime(releasedAt) })}</p>
      ) : null}
      <ChangeNotes changes={changes.filter(({ key }) => key === null)} what="total" />
    </Surface>
  )
}
