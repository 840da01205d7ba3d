import { Text } from '@mantine/core'

/** Shows a text with its line breaks. */
export const Letter = ({ text }: { text: string }) => (
  <Text component="p" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {text}
  </Text>
)
