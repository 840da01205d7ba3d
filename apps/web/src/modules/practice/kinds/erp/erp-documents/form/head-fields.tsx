import { SimpleGrid, TextInput } from '@mantine/core'
import { SiteLink, useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../../links.ts'
import { cardsToServe } from './choices.ts'
import { ChoiceField, NumberField } from './fields.tsx'
import { kindForms } from './kind-form.ts'
import { PaperField, SourceField } from './origin-fields.tsx'
import { useFormScene } from './scene.ts'

function PartnerField() {
  const { t } = useTranslation('erp-documents')
  const { name } = useErpContent()
  const { run, origin, made } = useFormScene()
  const { role } = kindForms[origin.kind]
  if (!role) return null
  const options = origin.view.partners
    .filter((partner) => partner.role === role)
    .map(({ code, name: shown }) => ({ value: code, label: `${code} · ${shown}` }))
  return (
    <ChoiceField
      label={name('role', role)}
      description={
        options.length === 0 ? (
          <>
            {t(`form.noPartner.${role}`)}{' '}
            <SiteLink className="link" {...practiceLinks.erp(run.sign, 'partners')}>
              {t('form.toPartners')}
            </SiteLink>
          </>
        ) : undefined
      }
      options={options}
      {...made.form.getInputProps('partner')}
    />
  )
}

/**
 * The card for which the document counts. It is shown even when the source document or the paper
 * decides it.
 */
function CardField() {
  const { t } = useTranslation('erp-documents')
  const { cardTitle } = useErpContent()
  const { origin, made } = useFormScene()
  const { view } = origin
  const chosen = made.form.getValues().card
  const open = cardsToServe(view)
  const own = view.cards.filter(
    ({ code }) => code === chosen && !open.some((one) => one.code === code),
  )
  const options = [...own, ...open].map((card) => ({ value: card.code, label: cardTitle(card) }))
  if (options.length === 0) return null
  return (
    <ChoiceField
      label={t('form.card')}
      description={t('form.cardHelp')}
      options={options}
      first={t('form.withoutCard')}
      {...made.form.getInputProps('card')}
    />
  )
}

/** PRC-226: the booking day, and why the student cannot choose it. */
function DateField() {
  const { t } = useTranslation('erp-documents')
  const { number } = useFormats()
  const { day } = useFormScene().origin.view
  return (
    <TextInput
      label={t('form.date')}
      description={t('form.dateHelp')}
      value={t('form.today', { day: number(day) })}
      disabled
      readOnly
    />
  )
}

function WarehouseFields() {
  const { t } = useTranslation('erp-documents')
  const { name } = useErpContent()
  const { origin, made } = useFormScene()
  const { hasWarehouse, isTransfer } = kindForms[origin.kind]
  if (!hasWarehouse || (origin.view.warehouses < 2 && !isTransfer)) return null
  const options = (['main', 'second'] as const)
    .slice(0, origin.view.warehouses)
    .map((value) => ({ value, label: name('warehouse', value) }))
  return (
    <>
      <ChoiceField
        label={t(isTransfer ? 'form.fromWarehouse' : 'form.warehouse')}
        options={options}
        {...made.form.getInputProps('warehouse')}
      />
      {isTransfer ? (
        <ChoiceField
          label={t('form.toWarehouse')}
          options={options}
          {...made.form.getInputProps('toWarehouse')}
        />
      ) : null}
    </>
  )
}

function PaymentFields() {
  const { t } = useTranslation('erp-documents')
  const { name, amount, partnerName } = useErpContent()
  const { origin, made } = useFormScene()
  const { source, view } = origin
  if (origin.kind !== 'payment') return null
  const open = source?.partner
    ? t('form.amountHelp', {
        number: source.number,
        partner: partnerName(source.partner, view.partners),
        amount: amount(source.open, source.currency),
      })
    : undefined
  return (
    <>
      <ChoiceField
        label={t('form.direction')}
        description={t('form.directionHelp')}
        options={(['in', 'out'] as const).map((value) => ({
          value,
          label: name('payment', value),
        }))}
        {...made.form.getInputProps('direction')}
      />
      <NumberField
        decimal
        label={t(source?.currency === 'usd' ? 'form.amountUsd' : 'form.amount')}
        description={open}
        {...made.form.getInputProps('amount')}
      />
    </>
  )
}

/** The fields above the lines that this kind of document has. */
export function HeadFields() {
  const { t } = useTranslation('erp-documents')
  const { origin, made } = useFormScene()
  const { hasDueDay } = kindForms[origin.kind]
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
      <SourceField />
      <PaperField />
      <PartnerField />
      <CardField />
      <DateField />
      <WarehouseFields />
      {hasDueDay ? (
        <NumberField
          label={t('form.dueDay')}
          description={t('form.dueDayHelp')}
          {...made.form.getInputProps('dueDay')}
        />
      ) : null}
      <PaymentFields />
    </SimpleGrid>
  )
}
