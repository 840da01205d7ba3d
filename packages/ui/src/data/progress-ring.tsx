import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './progress-ring.module.css'

export interface ProgressRingProps {
  /** The value in percent, from 0 to 100. */
  value: number
  /** What a screen reader says, such as "21%, 9 of 42 lessons". */
  label: string
  /** The text in the middle; by default the value with a percent sign. */
  text?: ReactNode
  /** A second, small line in the middle. */
  below?: ReactNode
  /** The width and the height in pixels. */
  size?: number
  tone?: 'ok' | 'brand' | 'info' | 'warn'
}

export function ProgressRing({
  value,
  label,
  text,
  below,
  size = 96,
  tone = 'ok',
}: ProgressRingProps) {
  const shown = Math.min(100, Math.max(0, value))
  const thickness = Math.max(4, Math.round(size * 0.09))
  const radius = (size - thickness) / 2
  const around = 2 * Math.PI * radius
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: thickness }
  return (
    <div className={styles['ring']} {...{ role: 'img', 'aria-label': label }} data-tone={tone}>
      <svg width={size} height={size} aria-hidden>
        <circle {...circle} className={styles['track']} />
        {shown > 0 ? (
          <circle
            {...circle}
            className={styles['part']}
            strokeLinecap="round"
            strokeDasharray={`${(around * shown) / 100} ${around}`}
          />
        ) : null}
      </svg>
      <div className={styles['middle']} aria-hidden>
        <b className="num" style={{ fontSize: Math.round(size * 0.24) }}>
          {text ?? `${Math.round(shown)}%`}
        </b>
        {below ? (
          <Box c="var(--text-2)" fz="xs">
            {below}
          </Box>
        ) : null}
      </div>
    </div>
  )
}
