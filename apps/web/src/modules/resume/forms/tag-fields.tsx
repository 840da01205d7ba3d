import { Box, Button, Group, MultiSelect, Select, Stack, TagsInput, TextInput } from '@mantine/core'
import { mostIndustries, mostSkills, otherPosition, resume, type ResumeTag } from '@titian/contract'
import { useAsk, useLanguage } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { rarely } from '../data/use-paper-names.ts'
import type { FieldProps } from './field-props.ts'

const options = (tags: readonly ResumeTag[] = []) =>
  tags.map(({ code, name }) => ({ value: code, label: name }))

function useIndustries() {
  const language = useLanguage()
  const { data } = useAsk(resume.industryTags, { language }, rarely)
  return options(data)
}

interface PositionProps extends FieldProps<string> {
  title: string
  titleError: string | undefined
  onTitle: (title: string) => void
}

/** RES-034, RES-040: chooses a job from groups, or a free name. */
export function PositionField(props: PositionProps) {
  const { name, label, value, onChange, error, required, title, titleError, onTitle } = props
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const { data: groups = [] } = useAsk(resume.positionTags, { language }, rarely)
  return (
    <Stack gap="md">
      <Select
        data-path={name}
        label={label}
        required={required}
        error={error}
        placeholder={t('choose.position')}
        nothingFoundMessage={t('choose.noPosition')}
        searchable
        maxDropdownHeight={320}
        data={groups.map((group) => ({ group: group.name, items: options(group.tags) }))}
        value={value || null}
        onChange={(code) => onChange(code ?? '')}
      />
      {value === otherPosition || title ? (
        <TextInput
          data-path="positionName"
          label={t('field.positionName')}
          required={value === otherPosition}
          error={titleError}
          maxLength={60}
          value={title}
          onChange={({ currentTarget }) => onTitle(currentTarget.value)}
        />
      ) : null}
    </Stack>
  )
}

/** RES-033: chooses industries. */
export function IndustriesField(props: FieldProps<string[]>) {
  const { name, label, value, onChange, error, required } = props
  const { t } = useTranslation('resume')
  const isFull = value.length >= mostIndustries
  return (
    <MultiSelect
      data-path={name}
      label={label}
      required={required}
      error={error}
      description={t('choose.upTo', { count: mostIndustries })}
      placeholder={isFull ? undefined : t('choose.industry')}
      nothingFoundMessage={t('choose.nothing')}
      searchable
      hidePickedOptions
      maxValues={mostIndustries}
      maxDropdownHeight={320}
      data={useIndustries()}
      value={value}
      onChange={onChange}
    />
  )
}

export function IndustryField({ name, label, value, onChange, error }: FieldProps<string>) {
  const { t } = useTranslation('resume')
  return (
    <Select
      data-path={name}
      label={label}
      error={error}
      placeholder={t('choose.industry')}
      nothingFoundMessage={t('choose.nothing')}
      searchable
      clearable
      maxDropdownHeight={320}
      data={useIndustries()}
      value={value || null}
      onChange={(code) => onChange(code ?? '')}
    />
  )
}

interface OffersProps {
  /** The position whose skills are suggested. */
  code: string
  without: readonly string[]
  label: string
  onChoose: (skill: string) => void
}

const offered = 8

/** RES-047: suggested skills of a position, each added by one click. */
export function SkillOffers({ code, without, label, onChoose }: OffersProps) {
  const { data = [] } = useAsk(resume.skillInfo, { code }, rarely)
  const names = data.map(({ name }) => name).filter((name) => !without.includes(name))
  if (names.length === 0) return null
  return (
    <Group gap={6} mt={6} component="fieldset" aria-label={label}>
      {names.slice(0, offered).map((name) => (
        <Button key={name} size="compact-sm" variant="default" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </Group>
  )
}

/** RES-046, RES-047: chooses skills. */
export function SkillsField(props: FieldProps<string[]> & { code: string }) {
  const { name, label, value, onChange, error, code } = props
  const { t } = useTranslation('resume')
  const left = mostSkills - value.length
  return (
    <Box data-path={name}>
      <TagsInput
        label={label}
        error={error}
        description={t('choose.upTo', { count: mostSkills })}
        placeholder={left > 0 ? t('choose.skill') : undefined}
        maxTags={mostSkills}
        maxLength={30}
        acceptValueOnBlur
        value={value}
        onChange={onChange}
      />
      {left > 0 ? (
        <SkillOffers
          code={code}
          without={value}
          label={t('choose.offers')}
          onChoose={(skill) => onChange([...value, skill])}
        />
      ) : null}
    </Box>
  )
}

export function CategoryField(props: FieldProps<string>) {
  const { name, label, value, onChange, error, required } = props
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const { data } = useAsk(resume.qualificationCategories, { language }, rarely)
  return (
    <Select
      data-path={name}
      label={label}
      required={required}
      error={error}
      placeholder={t('choose.category')}
      allowDeselect={false}
      data={options(data)}
      value={value || null}
      onChange={(code) => onChange(code ?? '')}
    />
  )
}
