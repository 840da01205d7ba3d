import { Text } from '@mantine/core'

/** A file name may have no spaces, so it is broken anywhere. */
export const FileName = ({ children }: { children: string }) => (
  <Text span inherit miw={0} fw={600} style={{ overflowWrap: 'anywhere' }}>
    {children}
  </Text>
)
