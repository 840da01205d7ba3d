import { Group, Stack, Text } from '@mantine/core'
import { useContent } from '@titian/site/market-content'

interface FactListProps {
  facts: readonly { name: string; value: string | number }[]
}

/** The facts of a paper, a case or a message, one in each line, so that papers can be compared. */
export function FactList({ facts }: FactListProps) {
  const { name, factValue } = useContent()
  return (
    <Stack component="dl" gap={2} m={0}>
      {facts.map((fact) => (
        <Group key={fact.name} gap={6} align="baseline">
          <Text component="dt" fz="sm" c="var(--text-2)">
            {name('fact', fact.name)}
          </Text>
          <Text component="dd" m={0} fz="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {factValue(fact.name, fact.value)}
          </Text>
        </Group>
      ))}
    </Stack>
  )
}
