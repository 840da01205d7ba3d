import { Select } from '@mantine/core'
import { resume } from '@titian/contract'
import { useAsk, useLanguage } from '@titian/site'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { rarely } from '../data/use-paper-names.ts'
import type { FieldProps } from './field-props.ts'

export interface CitySelectProps extends Omit<FieldProps<string>, 'name'> {
  /** Whether the replaced field had the focus. */
  takesFocus: boolean
  /** Whether the person clicked the field that this one replaced. Then the list opens. */
  isPressed: boolean
}

/** RES-023: finds a city of the tree by typing. */
export function CitySelect({
  value,
  onChange,
  required,
  takesFocus,
  isPressed,
  ...field
}: CitySelectProps) {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const { data: countries = [] } = useAsk(resume.cityTags, { language }, rarely)
  const groups = countries.flatMap((country) =>
    country.childTagInfo.map((state) => ({
      group: `${country.name} · ${state.name}`,
      items: state.childTagInfo.map((city) => ({ value: city.pathCode, label: city.name })),
    })),
  )
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
    // Runs once, when this field replaces the field without a list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <Select
      {...field}
      ref={input}
      required={required}
      placeholder={t('choose.city')}
      nothingFoundMessage={t('choose.noCity')}
      searchable
      // The focus also moves here when the person clicks a frequent city, because its button
      // disappears. The list must not open then.
      openOnFocus={false}
      defaultDropdownOpened={isPressed}
      clearable={!required}
      maxDropdownHeight={320}
      data={groups}
      value={value || null}
      onChange={(code) => onChange(code ?? '')}
    />
  )
}
