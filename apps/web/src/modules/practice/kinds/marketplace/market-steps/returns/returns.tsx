import { Stack } from '@mantine/core'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { Panel } from '../parts/panel.tsx'
import { useStep } from '../parts/step-context.ts'
import { Policy } from './policy.tsx'
import { CaseForm } from './case-form.tsx'
import { CaseFacts, Outcome } from './case-facts.tsx'

export function Returns() {
  const { t } = useTranslation('market-steps')
  const { view } = useStep()
  const open = view.cases.filter(({ decided }) => decided === null)
  const decided = view.cases.filter((one) => one.decided !== null)
  const [any] = view.cases
  return (
    <>
      {any ? <Policy of={any} /> : null}
      {open.length === 0 ? <Note tone="neutral">{t('returns.none')}</Note> : null}
      {open.map((one) => (
        <Panel
          key={one.case}
          title={t('returns.case', { number: one.case })}
          lead={t('returns.due', { day: one.dueDay })}
        >
          <CaseFacts of={one} />
          <CaseForm of={one} />
        </Panel>
      ))}
      {decided.length > 0 ? (
        <Panel title={t('returns.decided')}>
          <Stack gap="sm">
            {decided.toReversed().map((one) => (
              <details key={one.case}>
                <summary>
                  {t('returns.case', { number: one.case })} <Outcome of={one} />
                </summary>
                <CaseFacts of={one} />
              </details>
            ))}
          </Stack>
        </Panel>
      ) : null}
    </>
  )
}
