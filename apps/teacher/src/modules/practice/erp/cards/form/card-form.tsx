import { Stack, Textarea, TextInput } from '@mantine/core'
import { erpLimits } from '@titian/contract'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { EventsSection } from './events-section.tsx'
import { HintsSection } from './hints-section.tsx'
import { ListSection } from './list-sections.tsx'
import type { FormPart } from './rows.tsx'
import { StatementsSection } from './statements-section.tsx'

function Basics({ values, onChange, errors }: FormPart) {
  const { t } = useTranslation('erp')
  return (
    <Surface gap="md">
      <TextInput
        data-path="title"
        label={t('field.title')}
        error={errors['title']}
        maxLength={erpLimits.name}
        value={values.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <Textarea
        data-path="story"
        label={t('field.story')}
        description={t('fieldHint.story')}
        error={errors['story']}
        rows={5}
        resize="vertical"
        maxLength={erpLimits.story}
        value={values.story}
        onChange={({ currentTarget }) => onChange({ story: currentTarget.value })}
      />
    </Surface>
  )
}

/** PRC-238: the form of a card. */
export function CardForm(part: FormPart) {
  return (
    <Stack gap="lg">
      <Basics {...part} />
      <ListSection {...part} list="partners" />
      <ListSection {...part} list="items" />
      <ListSection {...part} list="supplies" />
      <EventsSection {...part} />
      <StatementsSection {...part} />
      <HintsSection {...part} />
      <ListSection {...part} list="stock" />
      <ListSection {...part} list="openInvoices" />
      <ListSection {...part} list="habits" />
    </Stack>
  )
}
