import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { training } from '@titian/contract'
import { useAsk } from '@titian/site'
import { SpokenResult } from '@titian/site/staff'
import { useState } from 'react'

interface TrainingChoiceProps {
  /** Its sign, or empty. */
  value: string
  onChange: (sign: string) => void
  error?: unknown
  /** Where the form finds the field when it is wrong. */
  'data-path'?: string
  /** Those that are named already. */
  known: readonly { sign: string; name: string }[]
  label: string
  /** Shown while none is chosen. */
  placeholder: string
  /** Where the search finds no training. */
  noneText: string
}

const searchMost = 60

/** One training of the school, found by its name. */
export function TrainingChoice(props: TrainingChoiceProps) {
  const { value, onChange, error, known, label, placeholder, noneText } = props
  const [seen, setSeen] = useState(() => new Map(known.map(({ sign, name }) => [sign, name])))
  const name = value === '' ? '' : (seen.get(value) ?? value)
  const [word, setWord] = useState(name)
  // The name of the chosen one in the field is no search: all are offered again.
  const [asked] = useDebouncedValue(word === name ? '' : word.trim().slice(0, searchMost), 300)
  const { data } = useAsk(training.trainList, { trainName: asked, page: 1, size: 20 })
  const found = (data?.list ?? []).map(({ sign, trainName }) => ({ value: sign, label: trainName }))
  const isMissing = value !== '' && found.every((one) => one.value !== value)
  return (
    <>
      <Select
        data-path={props['data-path']}
        label={label}
        placeholder={placeholder}
        data={isMissing ? [{ value, label: name }, ...found] : found}
        value={value === '' ? null : value}
        onChange={(sign) => {
          setSeen(new Map([...seen, ...found.map((one) => [one.value, one.label] as const)]))
          onChange(sign ?? '')
        }}
        searchable
        searchValue={word}
        onSearchChange={setWord}
        // The server has searched already.
        filter={({ options }) => options}
        clearable
        nothingFoundMessage={noneText}
        error={error as string | undefined}
      />
      <SpokenResult label={label} total={asked === '' ? undefined : data?.total} />
    </>
  )
}
