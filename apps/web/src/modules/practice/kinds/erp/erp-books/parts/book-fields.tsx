import { Button, Fieldset, Group, Stack } from '@mantine/core'
import { FormError } from '@titian/site'
import type { FormEventHandler, ReactNode } from 'react'

interface BookFieldsProps {
  form: { submit: FormEventHandler<HTMLFormElement>; failure: unknown; busy: boolean }
  /** The accessible name of the form. */
  label: string
  /** The label of the button that sends the form. */
  send: string
  isClosed: boolean
  /** Shown beside the button, such as a link back. */
  beside?: ReactNode
  children: ReactNode
}

/** The fields of a command with the button that sends it. Read-only books have no button. */
export function BookFields({ form, label, send, isClosed, beside, children }: BookFieldsProps) {
  return (
    <form onSubmit={form.submit} noValidate aria-label={label}>
      <Stack gap="sm">
        <Fieldset variant="unstyled" disabled={isClosed}>
          <Stack gap="sm">{children}</Stack>
        </Fieldset>
        <FormError error={form.failure} />
        <Group justify="flex-end" gap="sm">
          {beside}
          {isClosed ? null : (
            <Button type="submit" loading={form.busy}>
              {send}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
