import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TitianProvider } from '../titian-provider.tsx'
import { loadToasts, toast } from '../toast.ts'
import { BackToTop } from './back-to-top.tsx'
import { TopProgress } from '../feedback/top-progress.tsx'

function scrollTo(pixels: number) {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true, writable: true })
  fireEvent.scroll(window)
}

describe('back to top', () => {
  afterEach(() => {
    scrollTo(0)
    vi.restoreAllMocks()
  })

  it('[FRM-137] appears beyond 400 px', () => {
    render(<BackToTop label="Back to top" />)
    scrollTo(400)
    expect(screen.queryByRole('button')).toBeNull()
    scrollTo(401)
    expect(screen.getByRole('button', { name: 'Back to top' })).toBeTruthy()
  })

  it('[FRM-138] reaches the top in 200 ms', () => {
    const steps: FrameRequestCallback[] = []
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((step) => steps.push(step))
    const move = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    render(<BackToTop label="Back to top" />)
    scrollTo(2000)
    fireEvent.click(screen.getByRole('button'))
    steps.shift()?.(1100)
    expect(move).not.toHaveBeenLastCalledWith(0, 0)
    steps.shift()?.(1200)
    expect(move).toHaveBeenLastCalledWith(0, 0)
    expect(steps).toHaveLength(0)
  })
})

describe('the progress bar', () => {
  it('[FRM-140] runs while a request is running', () => {
    const { container, rerender } = render(<TopProgress active={false} />)
    expect(container.querySelector('[data-active]')).toBeNull()
    rerender(<TopProgress active />)
    expect(container.querySelector('[data-active]')).not.toBeNull()
  })
})

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('[FRM-143] [FRM-158] is visible for 1.5 seconds, and is shown once for repeated calls', async () => {
    await loadToasts()
    render(
      <TitianProvider language="en">
        <p>page</p>
      </TitianProvider>,
    )
    toast.failure('The system is busy')
    toast.failure('The system is busy')
    await act(async () => vi.advanceTimersByTimeAsync(400))
    expect(screen.getAllByText('The system is busy')).toHaveLength(1)
    await act(async () => vi.advanceTimersByTimeAsync(900))
    expect(screen.queryByText('The system is busy')).not.toBeNull()
    // Waits for the duration of the toast and for its short fading.
    await act(async () => vi.advanceTimersByTimeAsync(1000))
    expect(screen.queryByText('The system is busy')).toBeNull()
  })
})
