import { screen, waitFor } from '@testing-library/react'

/** Resolves once the focus finds a place by itself, which begins when the page has come to rest. */
export async function focusKept(): Promise<void> {
  const isKept = async () => {
    const probe = document.createElement('button')
    screen.getByRole('main').append(probe)
    probe.focus()
    probe.remove()
    await new Promise((done) => setTimeout(done, 200))
    if (document.activeElement === document.body) throw new Error('The focus is lost.')
  }
  await waitFor(isKept, { timeout: 12_000 })
}
