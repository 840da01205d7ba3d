// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { cleanupPage, waitForFocusKeeper, renderPage } from '../../testing/render-page.tsx'
import { ActButton, type Act } from './act-button.tsx'

afterEach(cleanupPage)

/** The button of a course with a slow response. */
function Course({ joined }: { joined: Act }) {
  const [state, setState] = useState<'open' | 'busy' | 'joined'>('open')
  const onClick = () => {
    setState('busy')
    setTimeout(() => setState('joined'), 200)
  }
  const join: Act = { kind: 'act', label: 'Join the course', onClick, busy: state === 'busy' }
  return (
    <main>
      <section>
        <ActButton act={state === 'joined' ? joined : join} />
        <a href="/next">Lesson 1</a>
      </section>
    </main>
  )
}

const join = async () => {
  const button = await screen.findByRole('button', { name: 'Join the course' })
  await waitForFocusKeeper()
  button.focus()
  await userEvent.keyboard('{Enter}')
}

it('[CRS-036] [FRM-213] after joining, the link that starts the course has the focus', async () => {
  await renderPage(
    <Course
      joined={{ kind: 'go', label: 'Start learning', link: { to: '/lesson' }, hint: null }}
    />,
  )
  await join()
  const link = await screen.findByRole('link', { name: 'Start learning' })
  await waitFor(() => expect(document.activeElement).toBe(link))
}, 30_000)

it('[CRS-036] [FRM-213] after joining a course without lessons, the following element has the focus', async () => {
  await renderPage(<Course joined={{ kind: 'note', text: 'No lessons yet' }} />)
  await join()
  await screen.findByText('No lessons yet')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Lesson 1')))
}, 30_000)

it('[CRS-224] a double click acts once, and so does Enter', async () => {
  const onClick = vi.fn()
  await renderPage(
    <ActButton act={{ kind: 'act', label: 'Join the course', onClick, busy: false }} />,
  )
  const button = await screen.findByRole('button', { name: 'Join the course' })
  await userEvent.dblClick(button)
  expect(onClick).toHaveBeenCalledOnce()
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(2)
})
