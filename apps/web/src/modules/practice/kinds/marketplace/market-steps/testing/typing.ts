import { fireEvent, screen } from '@testing-library/react'

/**
 * The timeout in milliseconds. It is long, because the code of a form is loaded only when the form
 * opens.
 */
const timeout = 8_000

/** Writes into the field with this label, as a paste does. */
export async function typeInto(label: string | RegExp, value: string): Promise<HTMLElement> {
  const selector = 'input, textarea, select'
  const field = await screen.findByLabelText(label, { selector }, { timeout })
  fireEvent.change(field, { target: { value } })
  return field
}

export async function pressButton(name: string): Promise<void> {
  const words = await screen.findByText(name, { selector: 'button *' }, { timeout })
  fireEvent.click(words.closest('button') ?? words)
}
