import { accounts } from '@titian/contract'
import { ask } from '@titian/site'
import { useEffect, useRef, useState } from 'react'
import { soundAddress } from './captcha-address.ts'
import { fetchBlob } from './fetch-blob.ts'
import { solvePuzzle } from './solve-puzzle.ts'
import type { Captcha } from './use-captcha.ts'

export type CaptchaWay = 'idle' | 'loading' | 'speaking' | 'heard' | 'solving' | 'solved' | 'failed'

const resting: readonly CaptchaWay[] = ['idle', 'heard', 'solved', 'failed']
/** The picture on show is no longer the captcha of this browser. */
const instead: readonly CaptchaWay[] = ['speaking', 'heard', 'solved']

export function replacesPicture(way: CaptchaWay): boolean {
  return instead.includes(way)
}

export function isWorking(way: CaptchaWay): boolean {
  return !resting.includes(way)
}

async function play(address: string): Promise<void> {
  const audio = new Audio(address)
  await audio.play()
  await new Promise<void>((resolve, reject) => {
    audio.addEventListener('ended', () => resolve(), { once: true })
    audio.addEventListener('error', () => reject(new Error('no sound')), { once: true })
  })
}

/** ACC-256: the same code spoken, and a puzzle that the browser solves instead. */
export function useCaptchaWays({ round }: Captcha, fill: (code: string) => void) {
  const [way, setWay] = useState<CaptchaWay>('idle')
  const working = useRef<AbortController | null>(null)

  // Another picture makes void what belonged to the one before.
  useEffect(() => {
    working.current?.abort()
    setWay('idle')
  }, [round])
  useEffect(() => () => working.current?.abort(), [])

  const begin = async (first: CaptchaWay, act: (signal: AbortSignal) => Promise<CaptchaWay>) => {
    if (isWorking(way)) return
    const control = new AbortController()
    working.current = control
    setWay(first)
    try {
      const end = await act(control.signal)
      if (!control.signal.aborted) setWay(end)
    } catch {
      if (!control.signal.aborted) setWay('failed')
    }
  }

  const listen = () =>
    void begin('loading', async (signal) => {
      const sound = await fetchBlob(soundAddress, 'audio/', signal)
      // What was written for the picture is void now.
      fill('')
      setWay('speaking')
      await play(sound).finally(() => URL.revokeObjectURL(sound))
      return 'heard'
    })

  const solve = () =>
    void begin('solving', async (signal) => {
      const puzzle = await ask(accounts.puzzle, {}, { signal, quiet: true })
      const code = await solvePuzzle(puzzle, signal)
      if (code === null || signal.aborted) return 'idle'
      fill(code)
      return 'solved'
    })

  return { way, listen, solve }
}
