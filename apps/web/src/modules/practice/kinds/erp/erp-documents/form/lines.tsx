import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { erpLimits } from '@titian/contract'
import { useErpContent } from '@titian/site/erp-content'
import { Columns, Note, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { readCents, readWhole } from '../../../marketplace/market-steps/parts/amounts.ts'
import { ChoiceField, NumberField } from './fields.tsx'
import { kindForms } from './kind-form.ts'
import { LineHint } from './line-hint.tsx'
import { useFormScene } from './scene.ts'
import { emptyLine, type LineValues, priceOfItem } from './values.ts'

/** Returns the items that a line can have: those of the source document, each once. */
function useItems() {
  const { itemName } = useErpContent()
  const { origin, made } = useFormScene()
  const { view, source, kind } = origin
  const bound = kindForms[kind].needsSource ? source?.lines.map(({ item }) => item) : undefined
  const chosen = made.form.values.lines.map(({ item }) => item)
  const codes = bound ?? view.items.map(({ code }) => code)
  return {
    codes,
    isLeft: codes.some((code) => !chosen.includes(code)),
    optionsFor: (own: string) =>
      codes
        .filter((code) => code === own || !chosen.includes(code))
        .map((code) => ({ value: code, label: `${code} · ${itemName(code, view.items)}` })),
  }
}

interface CellsProps {
  line: LineValues
  at: number
  onRemove: () => void
}

function LineFields({ line, at, onRemove }: CellsProps) {
  const { t } = useTranslation('erp-documents')
  const { amount } = useErpContent()
  const { origin, made } = useFormScene()
  const { view, kind, source } = origin
  const { hasPrices, damaged, role } = kindForms[kind]
  const { optionsFor } = useItems()
  const { getInputProps, setFieldValue } = made.form
  const partner = view.partners.find(({ code }) => code === made.form.values.partner)
  const currency = source?.currency ?? partner?.currency ?? 'home'
  const field = (name: keyof LineValues) => getInputProps(`lines.${at}.${name}`)
  const choose = (item: string) => {
    setFieldValue(`lines.${at}.item`, item)
    // The price starts with the list price.
    const usual = priceOfItem(view, line.item) ?? ''
    if (role === 'customer' && (line.price === '' || line.price === usual))
      setFieldValue(`lines.${at}.price`, priceOfItem(view, item) ?? '')
  }
  const sum = (readWhole(line.units) ?? 0) * (readCents(line.price) ?? 0)
  const widths = ['minmax(0, 2fr)', '110px']
  if (damaged) widths.push('130px')
  if (hasPrices) widths.push('130px', '130px')
  return (
    <Stack gap={4} data-line={at}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <Columns widths={widths.join(' ')} gap="sm" align="start" flex={1}>
          <ChoiceField
            label={t('form.item', { line: at + 1 })}
            options={optionsFor(line.item)}
            {...field('item')}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <NumberField
            label={t(
              damaged === 'beside'
                ? 'form.usable'
                : kind === 'stockCount'
                  ? 'form.counted'
                  : 'form.units',
            )}
            {...field('units')}
          />
          {damaged ? (
            <NumberField label={t(`form.damaged.${damaged}`)} {...field('damaged')} />
          ) : null}
          {hasPrices ? (
            <>
              <NumberField
                decimal
                label={t(currency === 'usd' ? 'form.priceUsd' : 'form.price')}
                {...field('price')}
              />
              <Stack gap={2}>
                <Text component="span" fz="sm" fw={600}>
                  {t('form.sum')}
                </Text>
                <Text component="span" className="num" lh="36px">
                  {amount(sum, currency)}
                </Text>
              </Stack>
            </>
          ) : null}
        </Columns>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('form.removeLine', { line: at + 1 })}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <LineHint line={line} />
    </Stack>
  )
}

/**
 * PRC-225: the lines of a document. Enter moves from cell to cell, and after the last cell it adds
 * a line.
 */
export function Lines() {
  const { t } = useTranslation('erp-documents')
  const { origin, made } = useFormScene()
  const { isLeft, codes } = useItems()
  const { form } = made
  const { lines } = form.values
  if (origin.kind === 'payment') return null
  const { needsSource } = kindForms[origin.kind]
  if (needsSource && !origin.source) return null
  const error = form.errors['lines']
  return (
    <Stack gap="sm">
      <SectionHead level={2} title={t('form.lines')} />
      {codes.length === 0 ? <Note tone="warn">{t('form.noItems')}</Note> : null}
      {lines.length === 0 && codes.length > 0 ? <Note>{t('form.nothingOpen')}</Note> : null}
      {lines.map((line, at) => (
        <LineFields
          // oxlint-disable-next-line react/no-array-index-key -- a line has no other key, and its fields have no state
          key={at}
          line={line}
          at={at}
          onRemove={() => form.removeListItem('lines', at)}
        />
      ))}
      {error ? (
        <Note tone="danger" live>
          {error}
        </Note>
      ) : null}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={!isLeft || lines.length >= erpLimits.lines}
          onClick={() => form.insertListItem('lines', emptyLine)}
        >
          {t('form.addLine')}
        </Button>
      </Group>
    </Stack>
  )
}
