import { fireEvent, waitFor } from '@testing-library/react'

// Helpers for tests only, which search the DOM directly. Queries by role inspect the style of every
// field, which takes seconds in a large form.

function found<Part extends Element>(part: Part | null | undefined, name: string): Part {
  if (!part) throw new Error(`The page has no ${name}.`)
  return part
}

/** Resolves to a field by its path in the form, as soon as it exists. */
export const fieldAt = (path: string): Promise<HTMLInputElement> =>
  waitFor(() => found(document.querySelector<HTMLInputElement>(`[data-path="${path}"]`), path), {
    timeout: 5000,
  })

/** Resolves to a button by its name, as soon as it exists. */
export const buttonOf = (name: string, within: ParentNode = document): Promise<HTMLButtonElement> =>
  waitFor(
    () =>
      found(
        [...within.querySelectorAll('button')].find(
          (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
        ),
        name,
      ),
    { timeout: 5000 },
  )

export const press = async (name: string) => fireEvent.click(await buttonOf(name))

export const write = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } })

/** Clicks the button of the open dialog after its first moment, in which it ignores clicks. */
export async function confirm(title: string, name: string, presses = 1) {
  const dialog = await waitFor(() => {
    const open = found(document.querySelector('[role="dialog"]'), 'dialog')
    if (!open.textContent.includes(title)) throw new Error(`No dialog asks: ${title}`)
    return open
  })
  const yes = await buttonOf(name, dialog)
  await waitFor(() => {
    if (yes.getAttribute('aria-disabled')) throw new Error('The dialog takes no press yet.')
  })
  for (let time = 0; time < presses; time += 1) fireEvent.click(yes)
}
