import { SimpleGrid, Stack } from '@mantine/core'
import { marketLimits as most, type MarketProduct } from '@titian/contract'
import { Note, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { DecisionForm } from '../parts/decision-form.tsx'
import { LineField, LongField } from '../parts/fields.tsx'
import { CustomerWords } from '../parts/customer-words.tsx'
import { OfProduct } from '../parts/of-product.tsx'
import { Panel } from '../parts/panel.tsx'
import { renewed } from '../parts/renewed.tsx'
import { useDecision } from '../parts/use-decision.ts'
import { useContent } from '@titian/site/market-content'
import {
  bulletNames,
  decisionOf,
  fieldOfPath,
  joinPictures,
  type ListingValues,
  picturesOf,
  rulesOf,
  valuesOf,
} from './listing-values.ts'
import { DataSheet } from './data-sheet.tsx'
import { PictureBank } from './picture-bank.tsx'
import { Preview } from './preview.tsx'

interface FieldsProps {
  product: MarketProduct
  onDone: () => void
}

function ListingFields({ product, onDone }: FieldsProps) {
  const { t } = useTranslation('market-steps')
  const { name } = useContent()
  const made = useDecision<ListingValues>({
    name: `listing.${product.product}`,
    initialValues: valuesOf(product),
    rules: rulesOf(product),
    decisionsOf: (values) => [decisionOf(product, values)],
    fieldOf: fieldOfPath,
    done: t('listing.saved'),
    onDone,
  })
  const { form } = made
  return (
    <Stack gap="lg">
      <DecisionForm made={made} label={t('listing.save')}>
        <LineField
          label={t('listing.titleField')}
          most={most.title}
          {...form.getInputProps('title')}
        />
        {bulletNames.map((field, at) => (
          <LineField
            key={field}
            label={t('listing.bullet', { number: at + 1 })}
            most={most.bullet}
            {...form.getInputProps(field)}
          />
        ))}
        <LongField
          label={t('listing.description')}
          most={most.description}
          {...form.getInputProps('description')}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {product.attributesNeeded.map((attribute, at) => (
            <LineField
              key={attribute}
              label={name('attribute', attribute)}
              most={most.attribute}
              {...form.getInputProps(`attribute${at}`)}
            />
          ))}
        </SimpleGrid>
        <PictureBank
          product={product.product}
          choices={product.pictureChoices}
          chosen={picturesOf(form.values)}
          onChange={(codes) => form.setFieldValue('pictures', joinPictures(codes))}
          error={form.errors['pictures']}
        />
        <LineField label={t('listing.terms')} most={most.terms} {...form.getInputProps('terms')} />
      </DecisionForm>
      <Preview product={product} values={form.values} />
    </Stack>
  )
}

const ListingForm = renewed<Omit<FieldsProps, 'onDone'>>(ListingFields)

const stateOf = ({ hidden, live }: MarketProduct) => (hidden ? 'hidden' : live ? 'live' : 'notLive')
const tones = { hidden: 'danger', live: 'ok', notLive: 'neutral' } as const

export function Listing() {
  const { t } = useTranslation('market-steps')
  return (
    <OfProduct>
      {(product) => {
        const state = stateOf(product)
        return (
          <>
            <CustomerWords product={product} withSearches />
            <Panel
              title={t('listing.title')}
              lead={t('listing.lead')}
              more={<StatusBadge tone={tones[state]}>{t(`listing.state.${state}`)}</StatusBadge>}
            >
              {product.hidden ? <Note tone="danger">{t('listing.hiddenText')}</Note> : null}
              <DataSheet product={product} />
              <ListingForm product={product} />
            </Panel>
          </>
        )
      }}
    </OfProduct>
  )
}
