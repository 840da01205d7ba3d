import { useFormats } from '@titian/site'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface TimeLeftProps {
  /**
   * The remaining seconds according to the server, so that a wrong clock on this device has no
   * effect.
   */
  seconds: number
  /** When the seconds arrived, by the clock of the page. */
  at: number
}

/** PRC-105: counts down the week of a game; each response restarts the countdown. */
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
    // Depends on `at`, because another response may have the same number for another week.
  }, [seconds, at])
  return (
    <span className="num" role="timer" aria-live="off">
      {t('games.timeLeft', { count: left, seconds: number(left) })}
    </span>
  )
}
