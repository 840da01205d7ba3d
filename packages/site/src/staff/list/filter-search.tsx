import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

interface FilterSearchProps {
  label: string
  value: string
  onSearch: (text: string) => void
  maxLength?: number
}

const waitFor = 350

/** A search text that filters a list while the user types. */
export function FilterSearch({ label, value, onSearch, maxLength = 100 }: FilterSearchProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const search = useDebouncedCallback((word: string) => {
    sent.current = word.trim()
    onSearch(sent.current)
  }, waitFor)
  useEffect(() => {
    // The text in the address differs from the text that the field sent, because the user went back
    // or cleared the filters.
    if (value === sent.current) return
    search.cancel()
    sent.current = value
    setText(value)
  }, [value, search])
  return (
    <TextInput
      type="search"
      size="sm"
      aria-label={label}
      placeholder={label}
      value={text}
      maxLength={maxLength}
      leftSection={<IconSearch size={18} aria-hidden />}
      onChange={(event) => {
        setText(event.currentTarget.value)
        search(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) search.flush()
      }}
    />
  )
}
