import { Box, NativeSelect, NumberInput, SimpleGrid, Stack, Title } from '@mantine/core'
import {
  choicesIn,
  courseFacts,
  type Language,
  type NumberFactName,
  numberFacts,
  wordChoices,
} from '@titian/contract'
import { useSchool } from '@titian/site'
import { Columns, Segmented, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { mostOf, type CourseValues } from '../facts/course-values.ts'
import { CoverField } from '../../../parts/cover-field.tsx'
import { DetailsFields } from './details-fields.tsx'
import { LanguageTextFields } from '../language-texts/language-text-fields.tsx'
import { SubjectSelect } from './subject-select.tsx'

export interface SummaryFormProps {
  values: CourseValues
  onChange: (change: Partial<CourseValues>) => void
  /** Error texts by path. */
  errors: Readonly<Record<string, string>>
  coverSeed: string
  picture: string | null
  /** Whether this person may set the price (TCH-086). */
  mayPrice: boolean
  /** The language whose texts are shown. */
  language: Language
  onLanguage: (language: Language) => void
}

const price = { wire: 'coursePrice', label: 'price' } as const
type NumberField = typeof price | (typeof courseFacts)[NumberFactName]

function Numbers(props: SummaryFormProps) {
  const { t } = useTranslation('courses')
  const { initial } = useSchool()
  const number = (
    { wire, label: name }: NumberField,
    more: { prefix?: string; decimalScale?: number; disabled?: boolean; description?: string },
  ) => {
    return (
      <NumberInput
        key={wire}
        data-path={wire}
        label={t(`field.${name}`)}
        description={t(`hint.${name}`)}
        error={props.errors[wire]}
        value={props.values[wire]}
        onChange={(value) => props.onChange({ [wire]: value })}
        allowNegative={false}
        inputMode="decimal"
        {...more}
      />
    )
  }
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }} style={{ alignItems: 'start' }}>
      {number(price, {
        prefix: initial?.currencySymbol,
        decimalScale: 2,
        ...(props.mayPrice ? {} : { disabled: true, description: t('hint.priceNotYours') }),
      })}
      {numberFacts.map((name) => {
        const fact = courseFacts[name]
        return number(fact, { decimalScale: fact.kind === 'amount' ? 1 : 0 })
      })}
    </SimpleGrid>
  )
}

function Placing({ values, onChange }: SummaryFormProps) {
  const { t } = useTranslation('courses')
  return (
    <>
      <SubjectSelect value={values} onChange={onChange} />
      <Columns widths={3}>
        <NativeSelect
          label={t('field.kind')}
          value={values.courseKindId}
          data={courseFacts.kindId.choices.map((value) => ({
            value: String(value),
            label: t(`choice.kind.${value}`),
          }))}
          onChange={(event) => onChange({ courseKindId: event.currentTarget.value })}
        />
        {wordChoices.map((name) => {
          const { wire, label, choices } = courseFacts[name]
          return (
            <NativeSelect
              key={wire}
              label={t(`field.${label}`)}
              value={values[wire] ?? ''}
              data={['', ...choices].map((value) => ({
                value,
                label: t(`choice.${label}.${value || 'none'}`),
              }))}
              onChange={({ currentTarget: { value } }) =>
                onChange({ [wire]: choicesIn(name, value)[0] ?? null })
              }
            />
          )
        })}
        <Stack gap={6}>
          <Box component="span" fz="sm" fw={600}>
            {t('field.type')}
          </Box>
          <Segmented
            label={t('field.type')}
            full
            value={values.type === '1' ? '1' : '2'}
            onChange={(type) => onChange({ type })}
            options={[
              { value: '2', label: t('choice.type.2') },
              { value: '1', label: t('choice.type.1') },
            ]}
          />
        </Stack>
      </Columns>
    </>
  )
}

/** TCH-010: the form of all fields that describe the course. */
export function SummaryForm(props: SummaryFormProps) {
  const { t } = useTranslation('courses')
  const { values, onChange, errors, language, onLanguage } = props
  return (
    <Stack>
      <Surface gap="md">
        <Title order={2} size="h3">
          {t('section.words')}
        </Title>
        <LanguageTextFields
          errors={errors}
          language={language}
          onLanguage={onLanguage}
          lines={[
            {
              path: 'names',
              label: t('field.name'),
              description: t('hint.name'),
              texts: values.names,
              onChange: (names) => onChange({ names }),
              most: mostOf.names,
            },
            {
              path: 'intros',
              label: t('field.intro'),
              texts: values.intros,
              onChange: (intros) => onChange({ intros }),
              most: mostOf.intros,
              long: true,
            },
          ]}
        />
      </Surface>
      <Surface gap="md">
        <Title order={2} size="h3">
          {t('section.cover')}
        </Title>
        <CoverField
          seed={props.coverSeed}
          picture={props.picture}
          hasPicture={values.coursePicture !== null}
          onChange={(coursePicture) => onChange({ coursePicture })}
        />
      </Surface>
      <Surface gap="md">
        <Title order={2} size="h3">
          {t('section.facts')}
        </Title>
        <Placing {...props} />
        <Numbers {...props} />
      </Surface>
      <Surface gap="md">
        <Title order={2} size="h3">
          {t('section.details')}
        </Title>
        <DetailsFields
          values={values}
          onChange={onChange}
          errors={errors}
          language={language}
          onLanguage={onLanguage}
        />
      </Surface>
    </Stack>
  )
}
