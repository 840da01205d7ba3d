import { accounts } from '@titian/contract'
import { useEffect, useRef, useState } from 'react'
import { ask } from '../calls/call-server.ts'
import { soundAddress } from './captcha-address.ts'
import { fetchBlob } from './fetch-blob.ts'

export type CaptchaWay =
  | 'idle'
  | 'loading'
  | 'speaking'
  | 'heard'
  | 'unheard'
  | 'solving'
  | 'solved'
  | 'failed'

const working: readonly CaptchaWay[] = ['loading', 'speaking', 'solving']
/** The picture on show is no longer the captcha of this browser. */
const instead: readonly CaptchaWay[] = ['speaking', 'heard', 'unheard', 'solved']
const failed: readonly CaptchaWay[] = ['unheard', 'failed']

async function play(address: string): Promise<void> {
  const audio = new Audio(address)
  await audio.play()
  await new Promise<void>((resolve, reject) => {
    audio.addEventListener('ended', () => resolve(), { once: true })
    audio.addEventListener('error', () => reject(new Error('no sound')), { once: true })
  })
}

/** ACC-256: the same code spoken, and a puzzle that the browser solves instead. `round` counts the pictures. */
export function useCaptchaWays({ round }: { round: number }, fill: (code: string) => void) {
  const [way, setWay] = useState<CaptchaWay>('idle')
  const running = useRef<AbortController | null>(null)
  const isBusy = working.includes(way)

  // Another picture makes void what belonged to the one before.
  useEffect(() => {
    running.current?.abort()
    setWay('idle')
  }, [round])
  useEffect(() => () => running.current?.abort(), [])

  const begin = async (first: CaptchaWay, act: (signal: AbortSignal) => Promise<CaptchaWay>) => {
    if (isBusy) return
    const control = new AbortController()
    running.current = control
    setWay(first)
    const end = await act(control.signal).catch(() => 'failed' as const)
    if (!control.signal.aborted) setWay(end)
  }

  const listen = () =>
    void begin('loading', async (signal) => {
      const sound = await fetchBlob(soundAddress, 'audio/', signal)
      // What was written for the picture is void now.
      fill('')
      setWay('speaking')
      return play(sound)
        .then(
          () => 'heard' as const,
          () => 'unheard' as const,
        )
        .finally(() => URL.revokeObjectURL(sound))
    })

  const solve = () =>
    void begin('solving', async (signal) => {
      const [puzzle, { solvePuzzle }] = await Promise.all([
        ask(accounts.puzzle, {}, { signal, quiet: true }),
        import('./solve-puzzle.ts'),
      ])
      const code = await solvePuzzle(puzzle, signal)
      if (code === null || signal.aborted) return 'idle'
      fill(code)
      return 'solved'
    })

  return {
    way,
    isBusy,
    hasFailed: failed.includes(way),
    replacesPicture: instead.includes(way),
    listen,
    solve,
  }
}

export type Ways = ReturnType<typeof useCaptchaWays>
