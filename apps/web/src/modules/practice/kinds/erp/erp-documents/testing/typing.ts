import { fireEvent, screen, waitFor, within } from '@testing-library/react'

const timeout = 8_000
const selector = 'input, textarea, select'

/** Writes into the field with this label, as a paste does; of several the one at this place. */
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

/** By its words and not by its role, which takes long to find on a whole page. */
export async function press(name: string): Promise<void> {
  const words = await screen.findByText(name, { selector: 'button *' }, { timeout })
  fireEvent.click(words.closest('button') ?? words)
}

/** Answers the question that is open; its button waits a moment, so that no second click of the first press answers it. */
export async function confirm(name: string): Promise<void> {
  const dialog = await screen.findByRole('dialog')
  const button = within(dialog).getByRole('button', { name })
  await waitFor(() => {
    if (button.hasAttribute('aria-disabled')) throw new Error('The question is not ready.')
  })
  fireEvent.click(button)
}
