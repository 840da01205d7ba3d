import { Text } from '@mantine/core'

/** A file name may contain no spaces, so a line may break at any character. */
export const FileName = ({ children }: { children: string }) => (
  <Text span inherit miw={0} fw={600} style={{ overflowWrap: 'anywhere' }}>
    {children}
  </Text>
)
