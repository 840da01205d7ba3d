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
      <>
        <FlyOut label="More" hover>
          {() => <a href="/inside">Inside</a>}
        </FlyOut>
        <FlyOut label="Other" hover>
          {() => <a href="/other">Else</a>}
        </FlyOut>
      </>,
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

  it('opens on hover and closes when the pointer leaves', async () => {
    enter()
    await vi.waitFor(() => expect(link()).not.toBeNull())
    leave()
    await vi.waitFor(() => expect(link()).toBeNull())
  })

  it('stays open after a click, even if the page scrolls away under the pointer', async () => {
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

  it('closes when another one opens on hover, even after a click', async () => {
    enter()
    fireEvent.click(button())
    fireEvent.pointerOver(document.body, mouse)
    await vi.waitFor(() => expect(link()).not.toBeNull())
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Other' }), mouse)
    await vi.waitFor(() => expect(link()).toBeNull())
  })
})
