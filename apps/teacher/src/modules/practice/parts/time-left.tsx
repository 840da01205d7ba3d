import { useFormats } from '@titian/site'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface TimeLeftProps {
  /**
   * The seconds that remain by the server's clock, so that a wrong clock on this device does no
   * harm.
   */
  seconds: number
  /** When the seconds arrived, by the clock of the page. */
  at: number
}

/**
 * PRC-105: counts the seconds of a week down. Each response of the server restarts the countdown.
 */
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
    // `at` is a dependency, because the response for another week may have the same number of
    // seconds.
  }, [seconds, at])
  return (
    <span className="num" role="timer" aria-live="off">
      {t('games.timeLeft', { count: left, seconds: number(left) })}
    </span>
  )
}
