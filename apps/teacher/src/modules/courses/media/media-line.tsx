import { Flex, type FlexProps } from '@mantine/core'

/** A line about a video or its captions with its buttons, which wraps when space is short. */
export const MediaLine = ({
  component = 'div',
  children,
}: Pick<FlexProps, 'children'> & { component?: 'div' | 'li' }) => (
  <Flex component={component} rowGap="xs" columnGap="sm" align="center" wrap="wrap" miw={0} fz="sm">
    {children}
  </Flex>
)
