import { marketLimits } from '@titian/contract'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { DecisionForm } from '../parts/decision-form.tsx'
import { choice, text } from '../parts/field-rules.ts'
import { ChoiceField, LongField } from '../parts/fields.tsx'
import { Panel } from '../parts/panel.tsx'
import { renewed } from '../parts/renewed.tsx'
import { useStep } from '../parts/step-context.ts'
import { useDecision } from '../parts/use-decision.ts'
import { useContent } from '@titian/site/market-content'

const Fields = renewed(function NicheFields({ onDone }) {
  const { t } = useTranslation('market-steps')
  const { name } = useContent()
  const { view } = useStep()
  const made = useDecision({
    name: 'niche',
    initialValues: { niche: '', why: '' },
    rules: { niche: choice, why: text(marketLimits.text, true) },
    decisionsOf: ({ niche, why }) => [{ type: 'chooseNiche', niche, why: why.trim() }],
    done: t('research.chooseDone'),
    onDone,
  })
  const options = view.niches
    .filter(({ chosen }) => !chosen)
    .map(({ code }) => ({ value: code, label: name('niche', code) }))
  return (
    <DecisionForm made={made} label={t('research.choose')}>
      <ChoiceField
        label={t('research.niche')}
        options={options}
        {...made.form.getInputProps('niche')}
      />
      <LongField
        label={t('research.why')}
        most={marketLimits.text}
        {...made.form.getInputProps('why')}
      />
    </DecisionForm>
  )
})

/** Chooses a niche and gives reasons. */
export function ChooseNiche() {
  const { t } = useTranslation('market-steps')
  const { view, isClosed } = useStep()
  if (isClosed) return null
  return (
    <Panel
      title={t('research.chooseTitle')}
      lead={t('research.productsLeft', { count: view.productsLeft })}
    >
      {view.productsLeft > 0 ? <Fields /> : <Note>{t('research.full')}</Note>}
    </Panel>
  )
}
