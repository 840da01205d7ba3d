import { Text } from '@mantine/core'

/** The name of a file, which may have no place to break. */
export const FileName = ({ children }: { children: string }) => (
  <Text span inherit miw={0} fw={600} style={{ overflowWrap: 'anywhere' }}>
    {children}
  </Text>
)
