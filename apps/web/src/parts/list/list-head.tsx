import { Box, CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { HeroArt, PageWidth, type TerracesOptions, useNarrow } from '@titian/ui'
import { useState, type FormEvent } from 'react'
import styles from './list-head.module.css'

const terrain: TerracesOptions = {
  width: 720,
  height: 180,
  palette: 'mist',
  sky: true,
  ridge: 0.55,
  rise: 0.6,
  lean: 0.6,
  layers: 8,
}

interface ListHeadProps {
  title: string
  lead: string
  words: { search: string; clear: string }
  term: string
  /** Returns the error of a search text; by default the field accepts 60 characters. */
  check?: (text: string) => string | undefined
  onSearch: (term: string) => void
}

/** The search of a list, which keeps its text. */
export function ListHead({ title, lead, words, term, check, onSearch }: ListHeadProps) {
  const [text, setText] = useState(term)
  const [before, setBefore] = useState(term)
  // The address may change by "back" or by removing a filter.
  if (before !== term) {
    setBefore(term)
    setText(term)
  }
  const narrow = useNarrow()
  const [refused, setRefused] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (check?.(text)) setRefused(text)
    else onSearch(text.trim())
  }
  const clear = () => {
    setText('')
    if (term) onSearch('')
  }
  return (
    <Box
      pos="relative"
      bg="var(--bg)"
      style={{ overflow: 'hidden', borderBottom: '1px solid var(--line)' }}
    >
      <Box className="only-desk" pos="absolute" inset="0 0 0 50%">
        {narrow ? null : <HeroArt seed="list-9" wide={terrain} />}
      </Box>
      <PageWidth className={styles['inside']}>
        <h1>{title}</h1>
        <Box component="p" className="only-desk" mt={4} mb={20} c="var(--text-2)">
          {lead}
        </Box>
        <Box component="search" display="block" maw={560} mt={{ base: 'sm', sm: 0 }}>
          <form onSubmit={submit}>
            <TextInput
              size="lg"
              type="search"
              enterKeyHint="search"
              aria-label={words.search}
              placeholder={words.search}
              value={text}
              maxLength={check ? undefined : 60}
              error={text === term || text === refused ? check?.(text) : undefined}
              onChange={(event) => setText(event.currentTarget.value)}
              leftSection={<IconSearch size={20} aria-hidden />}
              rightSection={text ? <CloseButton aria-label={words.clear} onClick={clear} /> : null}
              classNames={{ input: styles['input'] }}
            />
          </form>
        </Box>
      </PageWidth>
    </Box>
  )
}
