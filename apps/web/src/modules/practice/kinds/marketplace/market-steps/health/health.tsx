import { useFormats } from '@titian/site'
import { Note, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { Panel } from '../parts/panel.tsx'
import { useStep } from '../parts/step-context.ts'
import { AppealForm } from './appeal-form.tsx'
import { Appeals } from './appeals.tsx'
import { MeasureTable } from './measure-table.tsx'

const tones = { good: 'ok', warned: 'warn', hidden: 'danger', restricted: 'danger' } as const

/** The state of the account, and the day on which it becomes worse. */
function State() {
  const { t } = useTranslation('market-steps')
  const { gap } = useFormats()
  const { view } = useStep()
  const { state, since, nextDay } = view.health
  const tone: Tone = tones[state]
  const lines = [
    t(`health.state.${state}`),
    since === null ? '' : t('health.since', { day: since }),
    nextDay === null ? '' : t(`health.next.${state}`, { day: nextDay }),
  ]
  return <Note tone={tone}>{lines.filter(Boolean).join(gap)}</Note>
}

/** PRC-201: why the same appeal is not judged again yet, and from which day it will be. */
function Refused({ nextDay }: { nextDay: number | null }) {
  const { t } = useTranslation('market-steps')
  return (
    <Note tone="warn">
      {nextDay === null ? t('health.refusedOpen') : t('health.refused', { day: nextDay })}
    </Note>
  )
}

export function Health() {
  const { t } = useTranslation('market-steps')
  const { view, isClosed } = useStep()
  const { appeal, appeals } = view.health
  return (
    <>
      <Panel title={t('health.title')}>
        <State />
        <MeasureTable />
      </Panel>
      <Panel title={t('health.appeal')} lead={t('health.appealLead')}>
        {appeal === null ? (
          <Note tone="neutral">{t('health.nothingToAppeal')}</Note>
        ) : appeal.answerDay !== null ? (
          <Note>{t('health.waiting', { day: appeal.answerDay })}</Note>
        ) : appeal.refused !== null ? (
          <Refused nextDay={appeal.refused.nextDay} />
        ) : isClosed ? null : (
          <AppealForm appeal={appeal} />
        )}
        {appeals.length > 0 ? <Appeals appeals={appeals} /> : null}
      </Panel>
    </>
  )
}
