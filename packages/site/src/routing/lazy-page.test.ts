import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isChunkFailure } from '../parts/error-view.tsx'
import { givingUp } from './lazy-page.ts'

describe('code of a page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('[FRM-091] is waited for 120 seconds', async () => {
    const failed = vi.fn()
    givingUp(new Promise(() => {})).catch(failed)
    await vi.advanceTimersByTimeAsync(119_900)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    const error: unknown = failed.mock.calls[0]?.[0]
    expect(isChunkFailure(error)).toBe(true)
    // If this error had the text of a browser's error, the router would reload the page and wait
    // another 120 seconds.
    expect(String(error)).not.toMatch(
      /Failed to fetch dynamically|error loading dynamically|Importing a module/,
    )
  })

  it('[FRM-091] is shown when it comes in time', async () => {
    await expect(givingUp(Promise.resolve('page'))).resolves.toBe('page')
  })
})
