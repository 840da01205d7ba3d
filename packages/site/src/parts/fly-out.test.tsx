// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FlyOut } from './fly-out.tsx'

const mouse = { pointerType: 'mouse' }
const link = () => screen.queryByRole('link', { name: 'Inside' })

describe('[FRM-097] [FRM-098] a panel below a button', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(
      <FlyOut label="More" hover>
        {() => <a href="/inside">Inside</a>}
      </FlyOut>,
    )
  })
  afterEach(() => vi.useRealTimers())

  const button = () => screen.getByRole('button', { name: 'More' })
  const place = () => button().parentElement!
  const enter = () => {
    fireEvent.pointerEnter(place(), mouse)
    vi.advanceTimersByTime(100)
  }
  const leave = () => {
    fireEvent.pointerLeave(place(), mouse)
    vi.advanceTimersByTime(300)
  }

  it('opens under the mouse and shuts when the mouse is elsewhere', async () => {
    enter()
    await vi.waitFor(() => expect(link()).not.toBeNull())
    leave()
    await vi.waitFor(() => expect(link()).toBeNull())
  })

  it('stays when it was pressed and the page moved away under the mouse', async () => {
    enter()
    fireEvent.click(button())
    leave()
    await vi.waitFor(() => expect(link()).not.toBeNull())
    fireEvent.pointerDown(document.body)
    await vi.waitFor(() => expect(link()).toBeNull())
    enter()
    await vi.waitFor(() => expect(link()).not.toBeNull())
    leave()
    await vi.waitFor(() => expect(link()).toBeNull())
  })
})
