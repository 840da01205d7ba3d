import { Flex, type FlexProps } from '@mantine/core'

/** What is said of a film or its captions, or done with it, in one line where there is room. */
export const MediaLine = ({
  component = 'div',
  children,
}: Pick<FlexProps, 'children'> & { component?: 'div' | 'li' }) => (
  <Flex component={component} rowGap="xs" columnGap="sm" align="center" wrap="wrap" miw={0} fz="sm">
    {children}
  </Flex>
)
