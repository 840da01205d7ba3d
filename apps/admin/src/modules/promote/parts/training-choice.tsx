import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { training } from '@titian/contract'
import { useAsk } from '@titian/site'
import { SpokenResult } from '@titian/site/staff'
import { useState } from 'react'

interface TrainingChoiceProps {
  /** The sealed id of the training, or empty. */
  value: string
  onChange: (sign: string) => void
  error?: unknown
  /** The path by which the form finds this field, to focus the field when its value is wrong. */
  'data-path'?: string
  /** Trainings whose names are known without a search. */
  known: readonly { sign: string; name: string }[]
  label: string
  /** Shown while no training is chosen. */
  placeholder: string
  /** Shown when the search finds no training. */
  noneText: string
}

const searchMost = 60

/** Chooses one training of the school by its name. */
export function TrainingChoice(props: TrainingChoiceProps) {
  const { value, onChange, error, known, label, placeholder, noneText } = props
  const [seen, setSeen] = useState(() => new Map(known.map(({ sign, name }) => [sign, name])))
  const name = value === '' ? '' : (seen.get(value) ?? value)
  const [word, setWord] = useState(name)
  // The name of the chosen training is not used as a search text, so that all trainings are
  // offered.
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
        // The server has filtered the trainings already, so the select must not filter them again.
        filter={({ options }) => options}
        clearable
        nothingFoundMessage={noneText}
        error={error as string | undefined}
      />
      <SpokenResult label={label} total={asked === '' ? undefined : data?.total} />
    </>
  )
}
