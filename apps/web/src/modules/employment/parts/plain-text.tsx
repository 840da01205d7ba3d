import { Stack, Text } from '@mantine/core'
import { Written } from '@titian/site'

/** What staff or a company has written: paragraphs and lines are kept, and nothing of it is read as HTML. */
export function PlainText({ text }: { text: string }) {
  const parts = text.split(/\n{2,}/).filter((part) => part.trim() !== '')
  return (
    <Stack gap="sm">
      {parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two paragraphs may be alike
        <Text key={at} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <Written>{part.trim()}</Written>
        </Text>
      ))}
    </Stack>
  )
}
