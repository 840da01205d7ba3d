import { Button, Fieldset, Group, Stack } from '@mantine/core'
import { FormError } from '@titian/site'
import type { FormEventHandler, ReactNode } from 'react'

interface BookFieldsProps {
  form: { submit: FormEventHandler<HTMLFormElement>; failure: unknown; busy: boolean }
  /** Names the form. */
  label: string
  /** The words of its button. */
  send: string
  isClosed: boolean
  /** Beside the button, such as the way back. */
  beside?: ReactNode
  children: ReactNode
}

/** The fields of a command with its one button; without it where the books are only read. */
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
