import { Box } from '@mantine/core'
import { htmlLanguage, marketLimits } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { DecisionForm } from '../parts/decision-form.tsx'
import { text } from '../parts/field-rules.ts'
import { ChoiceField, LongField } from '../parts/fields.tsx'
import { renewed } from '../parts/renewed.tsx'
import type { MarketMessage } from '../parts/shapes.ts'
import { useDecision } from '../parts/use-decision.ts'
import { useContent } from '@titian/site/market-content'
import { useMessageTitle } from './customer-text.tsx'

interface FieldsProps {
  of: MarketMessage
  onDone: () => void
}

function AnswerFields({ of, onDone }: FieldsProps) {
  const { t } = useTranslation('market-steps')
  const words = useContent()
  const title = useMessageTitle()
  const made = useDecision({
    name: `message.${of.message}`,
    initialValues: { template: '', text: '' },
    rules: { text: text(marketLimits.text) },
    problemsOf: (values) =>
      values.template === '' && values.text.trim() === '' ? { text: t('wrong.answer') } : {},
    decisionsOf: (values) => [
      {
        type: 'answerMessage',
        message: of.message,
        template: values.template,
        // If a template is chosen, the template is sent; otherwise the text that the student typed.
        text: values.template === '' ? values.text.trim() : '',
      },
    ],
    done: t('messages.sent'),
    onDone,
  })
  const { getInputProps, values } = made.form
  return (
    <DecisionForm made={made} label={t('messages.send')} title={title(of)}>
      {of.templates.length > 0 ? (
        <ChoiceField
          label={t('messages.template')}
          first={t('messages.ownText')}
          options={of.templates.map((code) => ({
            value: code,
            label: words.name('template', code),
          }))}
          {...getInputProps('template')}
        />
      ) : null}
      {values.template === '' ? (
        <LongField label={t('messages.text')} most={marketLimits.text} {...getInputProps('text')} />
      ) : (
        <Box
          component="p"
          lang={htmlLanguage[of.language]}
          style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {words.template(of, values.template)}
        </Box>
      )}
    </DecisionForm>
  )
}

export const AnswerForm = renewed<Omit<FieldsProps, 'onDone'>>(AnswerFields)
