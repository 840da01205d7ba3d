import { apiPath } from './captcha-address.ts'
import { createThrottle, currentLanguage } from '@titian/site'
import { useCallback, useEffect, useRef, useState } from 'react'

const mayLoad = createThrottle()

async function loadPicture(signal: AbortSignal): Promise<string> {
  const response = await fetch(apiPath, {
    signal,
    cache: 'no-store',
    credentials: 'include',
    headers: { Language: currentLanguage() },
  })
  if (!response.ok || !response.headers.get('content-type')?.startsWith('image/'))
    throw new Error('no picture')
  return URL.createObjectURL(await response.blob())
}

/** ACC-142 to ACC-145: the picture of the present captcha; a new one after each use. */
export function useCaptcha(wanted = true) {
  const [picture, setPicture] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const loading = useRef<AbortController | null>(null)

  const reload = useCallback(() => {
    if (!mayLoad('captcha')) return
    loading.current?.abort()
    const control = new AbortController()
    loading.current = control
    setFailed(false)
    loadPicture(control.signal).then(setPicture, () => {
      if (!control.signal.aborted) setFailed(true)
    })
  }, [])

  useEffect(() => {
    if (wanted) reload()
  }, [wanted, reload])
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture])
  useEffect(() => () => loading.current?.abort(), [])

  return { picture, failed, reload }
}

export type Captcha = ReturnType<typeof useCaptcha>
