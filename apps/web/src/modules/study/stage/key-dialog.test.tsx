import { fireEvent, screen, waitFor } from '@testing-library/react'
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

it('[CRS-202] takes no letter after it was closed in the moment in which it appeared', async () => {
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
  const t0 = performance.now()
  const log: string[] = []
  const say = (w: string) => log.push(`${(performance.now() - t0).toFixed(1)} ${w} dialog=${Boolean(document.querySelector('[role=dialog]'))} active=${document.activeElement?.outerHTML.slice(0, 60)}`)
  document.addEventListener('focusin', (e) => say('focusin ' + (e.target as Element).tagName))
  document.addEventListener('keydown', () => say('keydown'))
  fireEvent.click(player)
  say('clicked')
  await closed
  say('closed')
  for (const ms of [0, 5, 20, 50, 100, 200]) { await new Promise((r) => setTimeout(r, ms)); say('after ' + ms) }
  console.log(log.join('\n'))
  // Whatever the dialog had planned for its first moments is over, and so is the dialog.
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement).toBe(player)
})
