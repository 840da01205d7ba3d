import { IconPlayerTrackNextFilled, IconPlayerTrackPrevFilled } from '@tabler/icons-react'
import { useMediaPlayer, useMediaRemote, useMediaState } from '@vidstack/react'
import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './video-stage.module.css'

/** Milliseconds in which a second tap counts as double, and in which further taps add to a jump. */
const together = 300
const shown = 800
const step = 10

type Side = 'left' | 'middle' | 'right'

const jumpedAt = (side: Side): CSSProperties => ({
  position: 'absolute',
  insetBlock: 0,
  [side]: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  width: '35%',
  borderRadius: side === 'left' ? '0 50% 50% 0' : '50% 0 0 50%',
  background: 'rgb(20 23 26 / 0.6)',
  color: 'var(--on-dark)',
  fontSize: 'var(--fs-14)',
})

function sideOf({ clientX, currentTarget }: PointerEvent): Side {
  const { left, width } = currentTarget.getBoundingClientRect()
  const share = (clientX - left) / Math.max(1, width)
  return share < 0.35 ? 'left' : share > 0.65 ? 'right' : 'middle'
}

/** CRS-146, CRS-202: a tap plays or shows the controls; two taps at a side jump ten seconds. */
export function TouchPicture() {
  const { t } = useTranslation('study')
  const remote = useMediaRemote()
  const player = useMediaPlayer()
  const paused = useMediaState('paused')
  const last = useRef<{ side: Side; at: number } | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [jumped, setJumped] = useState<{ side: Side; seconds: number } | null>(null)

  useEffect(() => () => clearTimeout(waiting.current), [])
  useEffect(() => {
    if (!jumped) return undefined
    const timer = setTimeout(() => setJumped(null), shown)
    return () => clearTimeout(timer)
  }, [jumped])

  const one = (event: Event) => {
    if (paused) remote.play(event)
    else remote.toggleControls(event)
  }
  const jump = (side: Side, event: Event) => {
    const { currentTime = 0, duration = 0 } = player ?? {}
    const by = side === 'left' ? -step : step
    remote.seek(Math.min(duration, Math.max(0, currentTime + by)), event)
    setJumped((before) => ({
      side,
      seconds: (before?.side === side ? before.seconds : 0) + step,
    }))
  }
  const tap = (event: PointerEvent) => {
    const side = sideOf(event)
    const { timeStamp, nativeEvent } = event
    const before = last.current
    const isSecond =
      side !== 'middle' &&
      before?.side === side &&
      timeStamp - before.at < (jumped ? shown : together)
    last.current = { side, at: timeStamp }
    clearTimeout(waiting.current)
    if (isSecond) return jump(side, nativeEvent)
    // In the middle there is no double tap, so there is no delay.
    if (side === 'middle') return one(nativeEvent)
    waiting.current = setTimeout(() => one(nativeEvent), together)
  }
  const Icon = jumped?.side === 'left' ? IconPlayerTrackPrevFilled : IconPlayerTrackNextFilled
  return (
    <div className={styles['finger']} data-testid="touch-picture" onPointerUp={tap}>
      {jumped ? (
        <output style={jumpedAt(jumped.side)}>
          <Icon size={24} aria-hidden />
          <b className="num">
            {t(jumped.side === 'left' ? 'player.back' : 'player.forth', { count: jumped.seconds })}
          </b>
        </output>
      ) : null}
    </div>
  )
}
