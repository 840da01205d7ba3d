import { Box, SimpleGrid, Stack } from '@mantine/core'
import { Surface } from '@titian/ui'

/** A few counts in one card, each below its name. */
export function Numbers({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Surface>
      <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} m={0}>
        {rows.map(([name, value]) => (
          <Stack key={name} gap={2}>
            <Box component="dt" c="dimmed" fz="xs">
              {name}
            </Box>
            <Box component="dd" m={0} fw={600} fz="lg" className="num">
              {value}
            </Box>
          </Stack>
        ))}
      </SimpleGrid>
    </Surface>
  )
}
