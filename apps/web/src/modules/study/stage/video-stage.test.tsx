import type { VideoAuth } from '@titian/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { MediaPlayerInstance } from '@vidstack/react'
import { createRef, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { StageNotice } from '../player/stage-notice.tsx'
import { VideoStage } from './video-stage.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  cleanupPage()
})

const auth: VideoAuth = {
  courseSign: 'course',
  courseName: 'Photography',
  teacherNames: [],
  videoTitle: 'Light',
  playUrl: '/media/light',
  streamUrl: null,
  face: null,
  duration: 60,
  position: 0,
  captions: [],
  sessionId: 'session',
  forwardLimit: null,
  watched: [],
  watchedShare: 0,
  previousSign: null,
  nextSign: null,
}

const nothing = () => undefined
const player = createRef<MediaPlayerInstance>()

function Stage({ kind }: { kind: 'broken' | 'unplayable' | null }) {
  const [trouble, setTrouble] = useState(kind)
  return (
    <>
      <button type="button" onClick={() => setTrouble('broken')}>
        break
      </button>
      <VideoStage
        ref={player}
        auth={auth}
        source={{ address: trouble && !kind ? '/media/fresh' : auth.playUrl, kind: 'file' }}
        captions="off"
        onCaptions={nothing}
        onVideo={nothing}
        onReady={nothing}
        onBroken={nothing}
        onKeys={nothing}
        notice={
          trouble ? (
            <StageNotice trouble={{ kind: trouble }} onAct={() => setTrouble(null)} />
          ) : null
        }
      />
    </>
  )
}

const stage = () => screen.findByRole('region', { name: 'Video: Light' })
const startSign = (region: HTMLElement) => region.querySelector(':scope > span[aria-hidden] svg')
const decode = (how: CanPlayTypeResult) =>
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(how)
/** The player is marked busy each time it takes an address. */
const hasTaken = (address: string) =>
  waitFor(() => expect(player.current?.state.source.src).toBe(address))
const rest = () => new Promise((done) => setTimeout(done, 50))

it('[CRS-145] a stage without a decoder is not busy, and only its message is shown', async () => {
  decode('')
  await renderPage(<Stage kind="unplayable" />)
  const region = await stage()
  await rest()
  expect(screen.getByRole('alert').textContent).toContain('H.264')
  expect(region.getAttribute('aria-busy')).toBe('false')
  expect(startSign(region)).toBeNull()
})

it('[CRS-145] a failing video ends the busy state, and a retry restores it', async () => {
  decode('maybe')
  await renderPage(<Stage kind={null} />)
  const region = await stage()
  await hasTaken('/media/light')
  await rest()
  expect(region.getAttribute('aria-busy')).toBe('true')
  expect(startSign(region)).toBeTruthy()
  screen.getByText('break').click()
  await waitFor(() => expect(region.getAttribute('aria-busy')).toBe('false'))
  await hasTaken('/media/fresh')
  await rest()
  expect(region.getAttribute('aria-busy')).toBe('false')
  expect(startSign(region)).toBeNull()
  screen.getByRole('button', { name: 'Try again' }).click()
  await waitFor(() => expect(region.getAttribute('aria-busy')).toBe('true'))
  expect(startSign(region)).toBeTruthy()
})

it('[CRS-202] two taps at a side jump ten seconds with a note, and a single one does not', async () => {
  decode('maybe')
  await renderPage(<Stage kind={null} />)
  await stage()
  await hasTaken('/media/light')
  const picture = screen.getByTestId('touch-picture')
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 170))
  fireEvent.pointerUp(picture, { clientX: 290 })
  expect(screen.queryByText('Forward 10 seconds')).toBeNull()
  fireEvent.pointerUp(picture, { clientX: 290 })
  expect(await screen.findByText('Forward 10 seconds')).toBeTruthy()
  fireEvent.pointerUp(picture, { clientX: 290 })
  expect(await screen.findByText('Forward 20 seconds')).toBeTruthy()
  fireEvent.pointerUp(picture, { clientX: 10 })
  fireEvent.pointerUp(picture, { clientX: 10 })
  expect(await screen.findByText('Back 10 seconds')).toBeTruthy()
})
