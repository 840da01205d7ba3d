import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { placeOf } from './keys.ts'

afterEach(cleanupPage)

function Player() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button onClick={() => setOpened(true)}>Player</button>
      <KeyDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

it('[CRS-202] the key that closes the dialog returns the focus, so that the next letter works', async () => {
  await renderPage(<Player />)
  const player = await screen.findByRole('button', { name: 'Player' })
  player.focus()
  fireEvent.click(player)
  const dialog = await screen.findByRole('dialog')
  // Keys of the player are ignored, even if the dialog itself has the focus.
  expect(placeOf(dialog, null).typing).toBe(true)
  const close = await screen.findByRole('button', { name: 'Close' })
  close.focus()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(document.activeElement).toBe(player)
})

it('[CRS-202] a dialog that is closed while appearing swallows no letter', async () => {
  await renderPage(<Player />)
  const player = await screen.findByRole('button', { name: 'Player' })
  player.focus()
  const closed = new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[role="dialog"]')) return
      watch.disconnect()
      fireEvent.keyDown(document.body, { key: 'Escape' })
      resolve()
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
  const taken: EventTarget[] = []
  const take = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('[role="dialog"]')) taken.push(target)
  }
  document.addEventListener('focusin', take)
  fireEvent.click(player)
  await closed
  expect(document.activeElement).toBe(player)
  // The dialog takes the focus a moment after it has appeared, so the test waits.
  await new Promise((resolve) => setTimeout(resolve, 100))
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
  document.removeEventListener('focusin', take)
  expect(taken).toEqual([])
  expect(document.activeElement).toBe(player)
})
