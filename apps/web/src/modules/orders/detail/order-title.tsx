import { Box, Flex } from '@mantine/core'
import type { Order } from '@titian/contract'
import { CourseCover } from '@titian/site'
import type { ReactNode } from 'react'

interface OrderTitleProps {
  order: Pick<Order, 'coverSeed' | 'coursePicture'>
  children: ReactNode
}

/** The cover of the bought course, beside its title. */
export function OrderTitle({ order, children }: OrderTitleProps) {
  return (
    <Flex gap="md" align="flex-start" miw={0}>
      <Box w={{ base: 80, sm: 128 }} flex="none" bdrs="md" style={{ overflow: 'hidden' }}>
        <CourseCover course={order} />
      </Box>
      <Flex direction="column" gap={4} miw={0} flex={1}>
        {children}
      </Flex>
    </Flex>
  )
}
