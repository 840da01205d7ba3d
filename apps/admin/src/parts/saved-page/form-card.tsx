import { Box, Title } from '@mantine/core'
import { Surface } from '@titian/ui'
import { useId, type ReactNode } from 'react'

interface FormCardProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** One group of a long form. */
export function FormCard({ title, lead, children }: FormCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Surface gap={20}>
        <div>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {lead ? (
            <Box component="p" maw="72ch" mt={2} c="var(--text-2)" fz="sm">
              {lead}
            </Box>
          ) : null}
        </div>
        {children}
      </Surface>
    </section>
  )
}
