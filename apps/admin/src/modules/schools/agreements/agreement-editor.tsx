import { Button, Checkbox, TextInput } from '@mantine/core'
import { type Agreement, agreementNoteMost } from '@titian/contract'
import type { FormOf } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import { fullTexts } from '../parts/form-texts.ts'
import { LanguageFields } from '../parts/language-fields.tsx'
import { LongText } from '../parts/long-text.tsx'
import { useOwnLanguages } from '../parts/use-own-languages.ts'
import type { AgreementValues } from './agreement-values.ts'

interface PartProps {
  form: FormOf<AgreementValues>
  stored: Agreement
}

/**
 * CNT-065: the text of the agreement in the languages of the school, with a button that restores
 * the platform's text.
 */
function TextPart({ form, stored: { standard } }: PartProps) {
  const { t } = useTranslation('schools')
  const putBack = () => {
    const texts = { title: fullTexts(standard.title), html: fullTexts(standard.html) }
    form.setValues((before) => ({ ...before, ...texts }))
  }
  return (
    <FormCard title={t('agreements.text')} lead={t('agreements.textLead')}>
      <LongText
        form={form}
        acts={
          <Button variant="default" onClick={putBack}>
            {t('agreements.putBack')}
          </Button>
        }
      />
    </FormCard>
  )
}

/**
 * CNT-084: whether everybody must accept the new version, from which day, and the summary of
 * changes that they see.
 */
function AskPart({ form, stored }: PartProps) {
  const { t } = useTranslation('schools')
  const languages = useOwnLanguages()
  const isRefund = stored.form === 3
  const { asks } = form.values
  return (
    <FormCard
      title={t('agreements.ask')}
      lead={t(isRefund ? 'agreements.askRefund' : 'agreements.askLead')}
    >
      {isRefund ? null : (
        <Checkbox
          checked={asks}
          onChange={(event) => form.setFieldValue('asks', event.currentTarget.checked)}
          label={t('agreements.asks')}
        />
      )}
      {asks ? (
        <>
          <TextInput
            {...form.getInputProps('asksFrom')}
            type="date"
            maw={240}
            label={t('agreements.asksFrom')}
            description={t('agreements.asksFromHint')}
          />
          <LanguageFields
            label={t('agreements.note')}
            hint={t('agreements.noteHint', { count: agreementNoteMost })}
            path="note"
            field={form.getInputProps}
            languages={languages}
            required
            long
          />
        </>
      ) : null}
    </FormCard>
  )
}

export function AgreementEditor(props: PartProps) {
  return (
    <>
      <TextPart {...props} />
      <AskPart {...props} />
    </>
  )
}
