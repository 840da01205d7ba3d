import { Stack } from '@mantine/core'
import { SectionHead, Surface } from '@titian/ui'
import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  lead?: ReactNode
  more?: ReactNode
  children: ReactNode
}

/** A section of a step with its heading. */
export function Panel({ title, lead, more, children }: PanelProps) {
  const id = useId()
  return (
    <Surface gap="md">
      <section aria-labelledby={id}>
        <Stack gap="sm">
          <SectionHead id={id} title={title} lead={lead} more={more} />
          {children}
        </Stack>
      </section>
    </Surface>
  )
}
