import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NetworkFailure } from '../calls/refusal.ts'
import { renderWithSite } from '../testing/render-with-site.tsx'
import { Unanswered } from './unanswered.tsx'

afterEach(cleanup)

const waiting = { error: null, refetch: vi.fn() }
const failed = () => ({ error: new NetworkFailure('network', null), refetch: vi.fn() })

it('[RES-156] shows that a dialog is loading while no call has failed', async () => {
  await renderWithSite(<Unanswered asked={[waiting, waiting]}>Loading</Unanswered>)
  expect(screen.getByText('Loading')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('[RES-156] shows why a dialog could not be loaded, and repeats the call that failed', async () => {
  const lost = failed()
  await renderWithSite(<Unanswered asked={[waiting, lost]}>Loading</Unanswered>)
  expect(screen.queryByText('Loading')).toBeNull()
  fireEvent.click(screen.getByRole('button'))
  expect(lost.refetch).toHaveBeenCalledOnce()
  expect(waiting.refetch).not.toHaveBeenCalled()
})
