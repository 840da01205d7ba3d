import { Stack, Text } from '@mantine/core'
import { Written } from '@titian/site'

/**
 * Shows a text of staff or a company with its paragraphs and lines; HTML in it is shown as text.
 */
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
