import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MantineProvider } from '@mantine/core'
import { afterEach, expect, it, vi } from 'vitest'
import { LazySortableList } from './index.ts'

afterEach(cleanup)

it('[RES-170] [RES-079] loads the code for sorting when a handle gets the focus, keeps the focus there, and moves the row by keys', async () => {
  const move = vi.fn(() => Promise.resolve())
  render(
    <MantineProvider>
      <LazySortableList
        items={['one', 'two']}
        idOf={(item) => item}
        onMove={move}
        moved={(item, place) => `${item} ${place}`}
        disabled={false}
        handleLabel={(item) => `Move ${item}`}
      >
        {(item, handle) => (
          <span>
            {handle}
            {item}
          </span>
        )}
      </LazySortableList>
    </MantineProvider>,
  )
  const plain = screen.getByRole('button', { name: 'Move two' })
  plain.focus()
  fireEvent.keyDown(plain, { key: 'ArrowUp' })
  expect(move).not.toHaveBeenCalled()
  await waitFor(() => expect(plain.isConnected).toBe(false), { timeout: 4000 })
  const handle = screen.getByRole('button', { name: 'Move two' })
  expect(document.activeElement).toBe(handle)
  fireEvent.keyDown(handle, { key: 'ArrowUp' })
  expect(move).toHaveBeenCalledWith('two', 1)
})
