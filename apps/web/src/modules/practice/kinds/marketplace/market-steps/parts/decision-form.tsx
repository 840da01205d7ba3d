import { Button, Fieldset, Group, Stack } from '@mantine/core'
import { FormError } from '@titian/site'
import type { ReactNode } from 'react'
import type { Decision } from './use-decision.ts'
import { useStep } from './step-context.ts'

interface DecisionFormProps<Values extends Record<string, unknown>> {
  made: Decision<Values>
  /** The words of the button. */
  label: string
  /** Names the form where the page has several. */
  title?: string
  children: ReactNode
}

/** The fields of a decision with its one button; without it where the step is only read. */
export function DecisionForm<Values extends Record<string, unknown>>({
  made,
  label,
  title,
  children,
}: DecisionFormProps<Values>) {
  const { isClosed, acts } = useStep()
  return (
    <form onSubmit={made.submit} noValidate aria-label={title}>
      <Stack gap="sm">
        <Fieldset variant="unstyled" disabled={isClosed}>
          <Stack gap="sm">{children}</Stack>
        </Fieldset>
        {isClosed ? null : (
          <>
            <FormError error={made.failure} />
            <Group justify="flex-end">
              <Button type="submit" loading={made.busy} disabled={acts.isPending && !made.busy}>
                {label}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </form>
  )
}
