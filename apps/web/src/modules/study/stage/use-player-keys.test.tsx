import { fireEvent, render, screen } from '@testing-library/react'
import type { MediaPlayerInstance } from '@vidstack/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { usePlayerKeys } from './use-player-keys.ts'

const togglePaused = vi.fn()

function Page() {
  const player = useRef<MediaPlayerInstance>(null)
  usePlayerKeys(player, { captions: () => undefined, help: () => undefined })
  const take = (el: HTMLDivElement | null) => {
    player.current = { el, remoteControl: { togglePaused } } as unknown as MediaPlayerInstance
  }
  return (
    <>
      <h1>Lesson</h1>
      <div ref={take} tabIndex={-1} data-testid="player" />
    </>
  )
}

it('[CRS-218] the space bar anywhere on the page plays and focuses the player, so that letters work', () => {
  render(<Page />)
  fireEvent.keyDown(document.body, { key: 'k' })
  expect(togglePaused).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: ' ' })
  expect(togglePaused).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(screen.getByTestId('player'))
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k' })
  expect(togglePaused).toHaveBeenCalledTimes(2)
})
