import { SimpleGrid, Stack } from '@mantine/core'
import { Segmented, useNarrow } from '@titian/ui'
import { useState, type ReactNode } from 'react'

interface Side {
  label: string
  view: ReactNode
}

interface BothSidesProps {
  /** The label of the switch between the two pages on a phone. */
  label: string
  first: Side
  second: Side
}

/** Two pages beside each other. On a phone, one of them at a time. */
export function BothSides({ label, first, second }: BothSidesProps) {
  const narrow = useNarrow()
  const [shown, setShown] = useState<'first' | 'second'>('first')
  if (!narrow)
    return (
      <SimpleGrid cols={2} spacing="lg">
        {[first, second].map((side) => (
          <Stack key={side.label} gap="xs" miw={0}>
            <b>{side.label}</b>
            {side.view}
          </Stack>
        ))}
      </SimpleGrid>
    )
  return (
    <Stack gap="sm">
      <Segmented
        label={label}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'first', label: first.label },
          { value: 'second', label: second.label },
        ]}
        full
      />
      {shown === 'first' ? first.view : second.view}
    </Stack>
  )
}
