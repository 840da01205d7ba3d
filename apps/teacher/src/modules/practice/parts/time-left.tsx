import { useFormats } from '@titian/site'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface TimeLeftProps {
  /** As the server counted them when it answered; the hour of this device plays no part. */
  seconds: number
  /** When that was, by the clock of the page. */
  at: number
}

/** PRC-105: counts down the week of a game; each answer of the server begins it again. */
export function TimeLeft({ seconds, at }: TimeLeftProps) {
  const { t } = useTranslation('practice')
  const { number } = useFormats()
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const began = performance.now()
    const count = () =>
      setLeft(Math.max(0, Math.ceil(seconds - (performance.now() - began) / 1000)))
    count()
    const timer = setInterval(count, 500)
    return () => clearInterval(timer)
    // Another answer may bring the same number for another week.
  }, [seconds, at])
  return (
    <span className="num" role="timer" aria-live="off">
      {t('games.timeLeft', { count: left, seconds: number(left) })}
    </span>
  )
}
