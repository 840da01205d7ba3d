import { Box, Flex, UnstyledButton } from '@mantine/core'
import { Tag } from '@titian/ui'

interface FilterWordsProps<Name extends string> {
  /** The number of results in words; empty until loaded. */
  total: string
  /** `value` distinguishes several values of one filter. */
  words: { name: Name; word: string; value?: string }[]
  removeLabel: (word: string) => string
  clearLabel: string
  onRemove: (name: Name, value?: string) => void
  onClear: () => void
}

/** The number of results and the set filters, each with a button that removes it. */
export function FilterWords<Name extends string>({
  total,
  words,
  removeLabel,
  clearLabel,
  onRemove,
  onClear,
}: FilterWordsProps<Name>) {
  return (
    <Flex wrap="wrap" align="center" gap="xs" mih={32} mb={20} fz="sm">
      <Box component="output" className="num" mr={4} fw={600}>
        {total}
      </Box>
      {words.map(({ name, word, value }) => (
        <Tag
          key={name + (value ?? '')}
          removeLabel={removeLabel(word)}
          onRemove={() => onRemove(name, value)}
        >
          {word}
        </Tag>
      ))}
      {words.length > 0 ? (
        <UnstyledButton
          className="link"
          mih={{ base: 44, sm: 32 }}
          px={4}
          fz="sm"
          onClick={onClear}
        >
          {clearLabel}
        </UnstyledButton>
      ) : null}
    </Flex>
  )
}
