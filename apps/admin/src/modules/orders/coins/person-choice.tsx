import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { people } from '@titian/contract'
import { phoneNumber, useAsk, useFormats } from '@titian/site'
import { SpokenResult } from '@titian/site/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface PersonChoiceProps {
  value: string
  onChange: (sign: string) => void
  error?: unknown
  /** The path by which the form finds this field, to focus the field when its value is wrong. */
  'data-path'?: string
}

/** Chooses a person of the school by name, phone or student number. */
export function PersonChoice({ value, onChange, error, ...place }: PersonChoiceProps) {
  const { t } = useTranslation('orders')
  const { comma } = useFormats()
  const [word, setWord] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const [asked] = useDebouncedValue(word.trim().slice(0, 60), 300)
  const isChosen = chosen !== null && word === chosen.label
  const { data } = useAsk(
    people.listPeople,
    { name: isChosen ? '' : asked, page: 1, size: 20 },
    { placeholderData: (before) => before },
  )
  const found = (data?.list ?? []).map(({ sign, name, areaCode, mobile }) => ({
    value: sign,
    label: `${name || '--'}${comma}${phoneNumber(areaCode, mobile)}`,
  }))
  const isListed = chosen === null || found.some((one) => one.value === chosen.value)
  return (
    <>
      <Select
        data-path={place['data-path']}
        label={t('credit.person')}
        placeholder={t('credit.personHint')}
        data={isListed ? found : [chosen, ...found]}
        value={value || null}
        onChange={(sign, option) => {
          setChosen(sign === null ? null : { value: sign, label: option?.label ?? '' })
          onChange(sign ?? '')
        }}
        searchable
        searchValue={word}
        onSearchChange={setWord}
        // The server has filtered the people already, so the select must not filter them again.
        filter={({ options }) => options}
        nothingFoundMessage={t('credit.nobody')}
        error={error as string | undefined}
        required
      />
      <SpokenResult
        label={t('credit.person')}
        total={asked === '' || isChosen ? undefined : data?.total}
      />
    </>
  )
}
