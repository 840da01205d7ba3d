import { useCallback, useEffect, useRef, useState } from 'react'
import { createThrottle } from '../calls/throttle.ts'
import { pictureAddress } from './captcha-address.ts'
import { fetchBlob } from './fetch-blob.ts'
import { useCaptchaAlternatives, type Alternatives } from './use-captcha-alternatives.ts'

const mayLoad = createThrottle()

/**
 * ACC-142: the picture of the present captcha. Its cookie arrives with the picture, so no code is
 * valid before the picture has arrived.
 */
function usePicture() {
  const [address, setAddress] = useState('')
  const [state, setState] = useState<'loading' | 'here' | 'failed'>('loading')
  /** The number of pictures so far. Audio and puzzle are valid for one picture only. */
  const [round, setRound] = useState(0)
  const loading = useRef<AbortController | null>(null)

  const load = useCallback(() => {
    loading.current?.abort()
    const control = new AbortController()
    loading.current = control
    setState('loading')
    setRound((now) => now + 1)
    fetchBlob(pictureAddress, 'image/', control.signal).then(
      (found) => {
        if (control.signal.aborted) return URL.revokeObjectURL(found)
        setAddress(found)
        setState('here')
      },
      () => {
        if (!control.signal.aborted) setState('failed')
      },
    )
  }, [])

  useEffect(() => () => URL.revokeObjectURL(address), [address])
  useEffect(() => () => loading.current?.abort(), [])
  return { address, state, round, load }
}

type Picture = ReturnType<typeof usePicture>

/** The state of the captcha: whether the picture or an alternative to it is in use. */
function stateOf(picture: Picture, alternatives: Alternatives): Picture['state'] {
  if (alternatives.replacesPicture) return alternatives.hasFailed ? 'failed' : 'here'
  return alternatives.isBusy ? 'loading' : picture.state
}

/**
 * ACC-142 to ACC-145, ACC-256: the picture of the code, with audio and puzzle as alternatives.
 * `fill` writes into the field of the code. While `wanted` is false, no picture is requested.
 */
export function useCaptcha(fill: (code: string) => void, wanted = true) {
  const picture = usePicture()
  const alternatives = useCaptchaAlternatives(picture, fill)
  const { load } = picture
  useEffect(() => {
    if (!wanted) return
    // The first picture counts for the limit of this second, but it is always loaded.
    mayLoad('picture')
    load()
  }, [wanted, load])

  /** Loads another picture, because each picture is valid for one attempt. */
  const next = () => {
    fill('')
    load()
  }
  return {
    picture,
    alternatives,
    state: stateOf(picture, alternatives),
    next,
    renew: () => {
      if (mayLoad('picture')) next()
    },
  }
}

export type Captcha = ReturnType<typeof useCaptcha>
