import { createThrottle } from '@titian/site'
import { fetchBlob, pictureAddress } from '@titian/site/captcha'
import { useCallback, useEffect, useRef, useState } from 'react'

const mayLoad = createThrottle()

/** ACC-142 to ACC-145: the picture of the present captcha; a new one after each use. */
export function useCaptcha(wanted = true) {
  const [picture, setPicture] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  /** Counts the pictures: what was heard or solved for one is nothing for the next. */
  const [round, setRound] = useState(0)
  const loading = useRef<AbortController | null>(null)

  const reload = useCallback(() => {
    if (!mayLoad('captcha')) return
    loading.current?.abort()
    const control = new AbortController()
    loading.current = control
    setFailed(false)
    setRound((now) => now + 1)
    fetchBlob(pictureAddress, 'image/', control.signal).then(setPicture, () => {
      if (!control.signal.aborted) setFailed(true)
    })
  }, [])

  useEffect(() => {
    if (wanted) reload()
  }, [wanted, reload])
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture])
  useEffect(() => () => loading.current?.abort(), [])

  return { picture, failed, round, reload }
}

export type Captcha = ReturnType<typeof useCaptcha>
