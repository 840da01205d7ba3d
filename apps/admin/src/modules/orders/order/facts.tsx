import { Box, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]

/** Names and values, one pair in each line. */
export const Facts = ({ rows }: { rows: readonly Fact[] }) => (
  <Stack component="dl" gap={8} m={0} fz="sm">
    {rows.map(([name, value]) => (
      <Group key={name} justify="space-between" gap="md" wrap="nowrap" align="baseline">
        <Box component="dt" c="var(--text-2)" flex="none">
          {name}
        </Box>
        <Box component="dd" m={0} ta="end" miw={0} className="num">
          {value}
        </Box>
      </Group>
    ))}
  </Stack>
)
