import { Text } from '@mantine/core'

/** What somebody wrote, with its lines. */
export const Letter = ({ text }: { text: string }) => (
  <Text component="p" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {text}
  </Text>
)
