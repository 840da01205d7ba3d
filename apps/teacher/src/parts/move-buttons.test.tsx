// @vitest-environment happy-dom
import { TitianProvider } from '@titian/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { MoveButtons } from './move-buttons.tsx'

/** A list that changes after each move, as if it were loaded from the server. */
function Rows({ answer }: { answer: Promise<void> }) {
  const [names, setNames] = useState(['Tea', 'Silk', 'Salt'])
  const [busy, setBusy] = useState(false)
  const move = (name: string, by: number) => {
    setBusy(true)
    void answer.then(() => {
      const at = names.indexOf(name)
      const rest = names.filter((one) => one !== name)
      setNames(rest.toSpliced(at + by, 0, name))
      setBusy(false)
    })
  }
  return names.map((name, at) => (
    <div key={name}>
      <MoveButtons
        upLabel={`Up ${name}`}
        downLabel={`Down ${name}`}
        place={at + 1}
        first={at === 0}
        last={at === names.length - 1}
        busy={busy}
        moved={`${name} is now ${at + 1}`}
        onUp={() => move(name, -1)}
        onDown={() => move(name, 1)}
      />
    </div>
  ))
}

it('[TCH-099] the moved row keeps the focus and its new position is announced', async () => {
  const answer = Promise.resolve()
  render(
    <TitianProvider language="en">
      <Rows answer={answer} />
    </TitianProvider>,
  )
  const user = userEvent.setup()
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    await act(() => answer)
  }
  await press('Up Salt')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Up Salt')
  expect(screen.getByText('Salt is now 2')).toBeTruthy()
  await press('Up Salt')
  // The first row cannot move up, so the other button has the focus.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Down Salt')
  expect(screen.getByText('Salt is now 1')).toBeTruthy()
})
