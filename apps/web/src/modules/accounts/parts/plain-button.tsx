import { Flex, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'

interface PlainButtonProps {
  onClick: () => void
  children: ReactNode
}

/** A button that looks like a link. */
export const PlainButton = (props: PlainButtonProps) => (
  <UnstyledButton className="link" mih={{ base: 44, sm: 32 }} fz="sm" {...props} />
)

/** The links below a form to the other forms. */
export const FootLine = ({ children }: { children: ReactNode }) => (
  <Flex
    component="p"
    wrap="wrap"
    align="center"
    justify="center"
    rowGap={0}
    columnGap="xs"
    c="var(--text-2)"
    fz="sm"
  >
    {children}
  </Flex>
)
