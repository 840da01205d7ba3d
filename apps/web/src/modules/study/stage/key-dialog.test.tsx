import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { KeyDialog } from './key-dialog.tsx'

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

it('[CRS-202] gives the focus back with the key that closes it, so that the next letter is not lost', async () => {
  await renderPage(<Player />)
  const player = await screen.findByRole('button', { name: 'Player' })
  player.focus()
  fireEvent.click(player)
  const dialog = await screen.findByRole('dialog')
  const close = await screen.findByRole('button', { name: 'Close' })
  close.focus()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(document.activeElement).toBe(player)
})
