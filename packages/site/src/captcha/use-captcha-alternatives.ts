import { accounts } from '@titian/contract'
import { useEffect, useRef, useState } from 'react'
import { ask } from '../calls/call-server.ts'
import { soundAddress } from './captcha-address.ts'
import { fetchBlob } from './fetch-blob.ts'

export type AlternativeState =
  | 'idle'
  | 'loading'
  | 'speaking'
  | 'heard'
  | 'unheard'
  | 'solving'
  | 'solved'
  | 'failed'

const working: readonly AlternativeState[] = ['loading', 'speaking', 'solving']
/**
 * The states in which audio or the puzzle replaces the picture. The captcha of this browser is then
 * another one.
 */
const instead: readonly AlternativeState[] = ['speaking', 'heard', 'unheard', 'solved']
const failed: readonly AlternativeState[] = ['unheard', 'failed']

async function play(address: string): Promise<void> {
  const audio = new Audio(address)
  await audio.play()
  await new Promise<void>((resolve, reject) => {
    audio.addEventListener('ended', () => resolve(), { once: true })
    audio.addEventListener('error', () => reject(new Error('no sound')), { once: true })
  })
}

/**
 * ACC-256: the code as audio, and a puzzle that the browser solves instead. `round` counts the
 * pictures.
 */
export function useCaptchaAlternatives({ round }: { round: number }, fill: (code: string) => void) {
  const [state, setState] = useState<AlternativeState>('idle')
  const running = useRef<AbortController | null>(null)
  const isBusy = working.includes(state)

  // A new picture makes the audio and the puzzle of the previous picture invalid.
  useEffect(() => {
    running.current?.abort()
    setState('idle')
  }, [round])
  useEffect(() => () => running.current?.abort(), [])

  const begin = async (
    first: AlternativeState,
    act: (signal: AbortSignal) => Promise<AlternativeState>,
  ) => {
    if (isBusy) return
    const control = new AbortController()
    running.current = control
    setState(first)
    const end = await act(control.signal).catch(() => 'failed' as const)
    if (!control.signal.aborted) setState(end)
  }

  const listen = () =>
    void begin('loading', async (signal) => {
      const sound = await fetchBlob(soundAddress, 'audio/', signal)
      // The typed code of the picture is no longer valid.
      fill('')
      setState('speaking')
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
    state,
    isBusy,
    hasFailed: failed.includes(state),
    replacesPicture: instead.includes(state),
    listen,
    solve,
  }
}

export type Alternatives = ReturnType<typeof useCaptchaAlternatives>
