import { fireEvent, screen, waitFor, within } from '@testing-library/react'

const timeout = 8_000
const selector = 'input, textarea, select'

/** Pastes into the field with this label. If several fields have the label, `at` selects one. */
export async function typeInto(label: RegExp, value: string, at = 0): Promise<HTMLElement> {
  const fields = await screen.findAllByLabelText(label, { selector }, { timeout })
  const field = fields[at]
  if (!field) throw new Error(`There is no field ${String(label)} at ${at}.`)
  fireEvent.change(field, { target: { value } })
  return field
}

export const fieldAt = async (label: RegExp, at = 0) => {
  const fields = await screen.findAllByLabelText<HTMLInputElement>(label, { selector }, { timeout })
  return fields[at] as HTMLInputElement
}

/** Finds the button by its text, because a query by role is slow on a whole page. */
export async function press(name: string): Promise<void> {
  const words = await screen.findByText(name, { selector: 'button *' }, { timeout })
  fireEvent.click(words.closest('button') ?? words)
}

/**
 * Clicks the button of the open confirmation, after the half second in which it ignores clicks
 * (FRM-366).
 */
export async function confirm(name: string): Promise<void> {
  const dialog = await screen.findByRole('dialog')
  const button = within(dialog).getByRole('button', { name })
  await waitFor(() => {
    if (button.hasAttribute('aria-disabled')) throw new Error('The question is not ready.')
  })
  fireEvent.click(button)
}
