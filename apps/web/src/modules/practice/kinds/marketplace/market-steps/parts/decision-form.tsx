import { Button, Fieldset, Group, Stack } from '@mantine/core'
import { FormError } from '@titian/site'
import type { ReactNode } from 'react'
import type { Decision } from './use-decision.ts'
import { useStep } from './step-context.ts'

interface DecisionFormProps<Values extends Record<string, unknown>> {
  made: Decision<Values>
  /** The label of the button. */
  label: string
  /** The title of the form, if the page has several. */
  title?: string
  children: ReactNode
}

/** The fields of a decision with the button that sends it. A read-only step has no button. */
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
