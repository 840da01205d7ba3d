import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { courses } from '@titian/contract'
import { useAsk } from '@titian/site'
import { SpokenResult } from '@titian/site/staff'
import { useState } from 'react'

interface CourseChoiceProps {
  value: string[]
  onChange: (signs: string[]) => void
  error?: unknown
  /** The path by which the form finds this field, to focus the field when its value is wrong. */
  'data-path'?: string
  /** Courses whose names are known without a search. */
  known?: readonly { sign: string; courseName: string }[]
  label: string
  description: string
  /** Shown while no course is chosen. */
  placeholder: string
  /** Shown when the search finds no course. */
  noneText: string
  most: number
}

/** Chooses courses of the school by their names. */
export function CourseChoice(props: CourseChoiceProps) {
  const { value, onChange, error, known = [], label, description, placeholder, most } = props
  const [word, setWord] = useState('')
  const [asked] = useDebouncedValue(word.trim().slice(0, 60), 300)
  const [seen, setSeen] = useState(() => new Map(known.map((one) => [one.sign, one.courseName])))
  const { data } = useAsk(courses.courseList, { courseName: asked, page: 1, size: 20 })
  const found = (data?.list ?? []).map(({ sign, courseName }) => ({
    value: sign,
    label: courseName,
  }))
  const chosen = value
    .filter((sign) => found.every((one) => one.value !== sign))
    .map((sign) => ({ value: sign, label: seen.get(sign) ?? sign }))
  return (
    <>
      <MultiSelect
        data-path={props['data-path']}
        // The name of a chosen course does not wrap; without this style it would widen the form
        // beyond a phone.
        style={{ width: 0, minWidth: '100%' }}
        label={label}
        description={description}
        placeholder={value.length === 0 ? placeholder : undefined}
        data={[...chosen, ...found]}
        value={value}
        onChange={(signs) => {
          setSeen(new Map([...seen, ...found.map((one) => [one.value, one.label] as const)]))
          onChange(signs)
        }}
        searchable
        searchValue={word}
        onSearchChange={setWord}
        // The server has filtered the courses already, so the select must not filter them again.
        filter={({ options }) => options}
        nothingFoundMessage={props.noneText}
        error={error as string | undefined}
        maxValues={most}
      />
      <SpokenResult label={label} total={asked === '' ? undefined : data?.total} />
    </>
  )
}
