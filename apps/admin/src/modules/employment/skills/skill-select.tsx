import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { skillNameMost, skills } from '@titian/contract'
import { type FieldProps, useAsk, useLanguage } from '@titian/site'
import { SpokenResult } from '@titian/site/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface SkillSelectProps {
  field: FieldProps
  label: string
  /** The code of the skill that must not be offered. */
  without: string
}

/** Chooses a skill by searching for any of its names. */
export function SkillSelect({ field, label, without }: SkillSelectProps) {
  const { t } = useTranslation('employment')
  const language = useLanguage()
  const [word, setWord] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const wanted = word === chosen?.label ? '' : word.trim().slice(0, skillNameMost)
  const [name] = useDebouncedValue(wanted, 300)
  const { data } = useAsk(skills.manageSkills, { name, kind: 'offered', page: 1, size: 20 })
  const found = (data?.list ?? [])
    .filter(({ code }) => code !== without)
    .map(({ code, names }) => ({ value: code, label: names[language] }))
  const isFound = found.some(({ value }) => value === chosen?.value)
  const { value, onChange, ...rest } = field
  return (
    <>
      <Select
        {...rest}
        label={label}
        required
        searchable
        searchValue={word}
        onSearchChange={setWord}
        // The server has filtered the skills already, so the select must not filter them again.
        filter={({ options }) => options}
        data={chosen && !isFound ? [chosen, ...found] : found}
        placeholder={t('skill.choose')}
        nothingFoundMessage={t('nothingFound')}
        value={typeof value === 'string' && value !== '' ? value : null}
        onChange={(code) => {
          setChosen(found.find((one) => one.value === code) ?? null)
          ;(onChange as (code: string) => void)(code ?? '')
        }}
      />
      <SpokenResult label={label} total={name === '' ? undefined : data?.total} />
    </>
  )
}
