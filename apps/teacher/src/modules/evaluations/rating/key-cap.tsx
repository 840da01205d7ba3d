import { Box } from '@mantine/core'

/** Shows a key of the keyboard. */
export const KeyCap = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    display="inline-block"
    miw={24}
    px={6}
    bd="1px solid var(--line-strong)"
    bdrs="sm"
    bg="var(--sunken)"
    fz="xs"
    ta="center"
  >
    {children}
  </Box>
)
