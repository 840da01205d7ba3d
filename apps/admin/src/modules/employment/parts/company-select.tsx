import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { employment } from '@titian/contract'
import { useAsk } from '@titian/site'
import { SpokenResult } from '@titian/site/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface CompanySelectProps {
  label: string
  value: string
  onChange: (sign: string) => void
  /** The chosen company. The search results may not contain it, so its name is passed in. */
  known?: { sign: string; name: string } | undefined
  /** The sealed id of a company that cannot be chosen. */
  without?: string
  error?: unknown
  required?: boolean
  clearable?: boolean
  /** Whether the field is part of a filter bar, where its label is hidden. */
  isFilter?: boolean
  'data-path'?: string
}

/** Chooses a company of the school by searching for its name. */
export function CompanySelect(props: CompanySelectProps) {
  const { label, value, onChange, known, without, error, required, clearable = false } = props
  const { t } = useTranslation('employment')
  const [word, setWord] = useState(known?.name ?? '')
  const [seen, setSeen] = useState(known ? [known] : [])
  const chosenName = seen.find(({ sign }) => sign === value)?.name
  const [asked] = useDebouncedValue(word === chosenName ? '' : word.trim().slice(0, 80), 300)
  const { data } = useAsk(employment.manageCompanies, {
    ...(asked && { name: asked }),
    sort: 'name',
    page: 1,
    size: 20,
  })
  const found = (data?.list ?? []).map(({ sign, name }) => ({ sign, name }))
  const all = [...found, ...seen.filter(({ sign }) => found.every((one) => one.sign !== sign))]
  return (
    <>
      <Select
        data-path={props['data-path']}
        {...(props.isFilter ? { 'aria-label': label } : { label })}
        required={required ?? false}
        clearable={clearable}
        searchable
        searchValue={word}
        onSearchChange={setWord}
        // The server has filtered the companies already, so the select must not filter them again.
        filter={({ options }) => options}
        data={all
          .filter(({ sign }) => sign !== without)
          .map(({ sign, name }) => ({ value: sign, label: name }))}
        placeholder={t('company.choose')}
        nothingFoundMessage={t('nothingFound')}
        value={value || null}
        onChange={(sign) => {
          setSeen([...seen, ...found.filter((one) => one.sign === sign)])
          onChange(sign ?? '')
        }}
        error={error as string | undefined}
      />
      <SpokenResult label={label} total={asked === '' ? undefined : data?.total} />
    </>
  )
}
