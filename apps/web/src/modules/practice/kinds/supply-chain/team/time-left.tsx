import { useFormats } from '@titian/site'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface TimeLeftProps {
  /** The remaining seconds according to the server. */
  seconds: number
  onOver: () => void
}

/**
 * PRC-097: counts down from the seconds of the server. So a wrong clock on this device does no
 * harm.
 */
export function TimeLeft({ seconds, onOver }: TimeLeftProps) {
  const { t } = useTranslation('practice')
  const { number } = useFormats()
  const [left, setLeft] = useState(seconds)
  const latest = useRef(onOver)
  useEffect(() => {
    latest.current = onOver
  })
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil(seconds - (performance.now() - began) / 1000))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      latest.current()
    }, 500)
    return () => clearInterval(timer)
  }, [seconds])
  return (
    <p className="num" role="timer" aria-live="off">
      {t('game.timeLeft', { count: left, seconds: number(left) })}
    </p>
  )
}
