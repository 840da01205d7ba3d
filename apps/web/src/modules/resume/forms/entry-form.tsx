import { Box, Checkbox } from '@mantine/core'
import {
  type PaperNames,
  paperOf,
  punctuationOf,
  type ResumeContent,
  type SectionName,
} from '@titian/contract'
import { useLanguage } from '@titian/site'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { sectionCalls } from '../data/section-calls.ts'
import { usePaperNames } from '../data/use-paper-names.ts'
import { useResume } from '../data/use-resume.ts'
import {
  DegreeField,
  LanguageLevelField,
  NatureField,
  SalaryField,
  SkillLevelField,
} from './choice-fields.tsx'
import { CityField } from './city-field.tsx'
import {
  blankEntry,
  type EntryField,
  entryFields,
  type EntryValues,
  layEntry,
  pickEntry,
} from './entry-fields.ts'
import { entryProblems } from './entry-problems.ts'
import { FormFrame } from './form-frame.tsx'
import { LongField } from './long-field.tsx'
import { MonthField } from './month-field.tsx'
import {
  CategoryField,
  IndustriesField,
  IndustryField,
  PositionField,
  SkillOffers,
  SkillsField,
} from './tag-fields.tsx'
import { TextField } from './text-field.tsx'
import { usePartForm } from './use-part-form.ts'

interface FieldOfEntryProps {
  field: EntryField
  value: unknown
  error: string | undefined
  /** A second value that the field shows: the currency of a salary, the name of a job. */
  beside: string
  besideError: string | undefined
  onChange: (part: Partial<EntryValues>) => void
  /** The position whose skills are suggested. */
  code: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** One field of an entry. Memoised, so that a keystroke renders only its own field. */
const FieldOfEntry = memo(function FieldOfEntry(props: FieldOfEntryProps) {
  const { field, value, error, beside, besideError, onChange: change, code } = props
  const { t } = useTranslation('resume')
  const { name, kind, label: key, most, prompt } = field
  const base = {
    name,
    label: t(`field.${key}`),
    error,
    required: prompt !== undefined,
    onChange: (next: unknown) => change({ [name]: next }),
  }
  const text = { ...base, value: textOf(value), most }
  const chosen = { ...base, value: (value ?? null) as number | null }
  const list = { ...base, value: value as string[] }
  const month = { ...base, value: (value ?? null) as string | null }
  if (kind === 'text') return <TextField {...text} />
  if (kind === 'long') return <LongField {...text} most={most ?? 0} hint={t('hint.verb')} />
  if (kind === 'month') return <MonthField {...month} />
  if (kind === 'end') return <MonthField {...month} mayLast />
  if (kind === 'industry') return <IndustryField {...text} />
  if (kind === 'industries') return <IndustriesField {...list} />
  if (kind === 'city') return <CityField {...text} />
  if (kind === 'category') return <CategoryField {...text} />
  if (kind === 'nature') return <NatureField {...chosen} />
  if (kind === 'degree') return <DegreeField {...chosen} />
  if (kind === 'skillLevel') return <SkillLevelField {...chosen} />
  if (kind === 'languageLevel') return <LanguageLevelField {...chosen} />
  if (kind === 'skills') return <SkillsField {...list} code={code} />
  if (kind === 'salary')
    return (
      <SalaryField {...chosen} currency={beside} onCurrency={(currency) => change({ currency })} />
    )
  if (kind === 'position')
    return (
      <PositionField
        {...text}
        title={beside}
        titleError={besideError}
        onTitle={(positionName) => change({ positionName })}
      />
    )
  if (kind === 'skillName')
    return (
      <div>
        <TextField {...text} />
        <SkillOffers
          code={code}
          without={[text.value]}
          label={t('choose.offers')}
          onChoose={base.onChange}
        />
      </div>
    )
  return (
    <Checkbox
      data-path={name}
      label={base.label}
      checked={value === true}
      onChange={({ currentTarget }) => base.onChange(currentTarget.checked)}
    />
  )
})

/** The second value of a kind of field. */
const besides: Partial<Record<EntryField['kind'], string>> = {
  salary: 'currency',
  position: 'positionName',
}

/** Returns the lines of a printed entry, in the language of the site. */
function printedWords(
  content: ResumeContent,
  section: SectionName,
  names: PaperNames,
  values: EntryValues,
): string[] {
  const only = {
    ...content,
    sections: { ...content.sections, [section]: [] },
    hiddenSections: [],
    // All lines are included, so that whole texts are compared.
    shownLines: {},
  }
  const laid = layEntry(section, only, { ...values, hidden: false })
  const { language, sections } = paperOf(laid, names, '')
  const entry = sections.find(({ name }) => name === section)?.entries[0]
  if (!entry) return []
  const { title, subtitle, period, tags, lines, link } = entry
  return [title, subtitle, period, punctuationOf(language).list(tags), lines.join('\n'), link]
}

const wordNames = ['title', 'subtitle', 'period', 'tags', 'lines', 'link'] as const

export interface EntryFormProps {
  section: SectionName
  id: string
  /** The name of the draft on this device. */
  draft: string
  onDone: () => void
}

/**
 * The form of one entry. The entry is added when all required fields are filled, and changed after
 * that.
 */
export function EntryForm({ section, id, draft, onDone }: EntryFormProps) {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const { detail, resumeId } = useResume()
  const { content } = detail
  const names = usePaperNames(language)
  const { add, update, idName } = sectionCalls[section]
  const form = usePartForm<EntryValues>({
    name: draft,
    blank: blankEntry(section, id),
    pick: (whole) => pickEntry(section, id, whole),
    problemsOf: (values) => entryProblems(section, values, language),
    lay: (whole, values) => layEntry(section, whole, values),
    request: ({ id: _, hidden, ...fields }, isThere) =>
      isThere
        ? { call: update, input: { [idName]: id, hidden, ...fields } }
        : { call: add, input: { resumeId, key: id, ...fields } },
  })
  const spoken = { ...content, look: { ...content.look, language } }
  const words = (values: EntryValues) =>
    printedWords(spoken, section, names, values).map((text, at) => ({
      name: t(`conflict.rows.${wordNames[at] ?? 'title'}`),
      text,
    }))
  const code = content.sections.intention[0]?.positionCode ?? ''
  const { values, errors } = form
  return (
    <FormFrame form={form} words={words} onDone={onDone} doneLabel={t('done')}>
      {entryFields[section].map((field) => {
        const further = besides[field.kind] ?? ''
        return (
          <Box key={field.name} miw={0} style={field.wide ? { gridColumn: '1 / -1' } : undefined}>
            <FieldOfEntry
              field={field}
              value={values[field.name]}
              error={errors[field.name]}
              beside={textOf(values[further])}
              besideError={errors[further]}
              onChange={form.change}
              code={code}
            />
          </Box>
        )
      })}
    </FormFrame>
  )
}
