import styles from './histogram.module.css'

export interface HistogramProps {
  /** Names the plot. */
  label: string
  counts: readonly number[]
  /** What one bar says to whoever cannot see it. */
  textOf: (index: number, count: number) => string
  /** Below the bars, from left to right. */
  scale: readonly string[]
  /** The bar that is the reader's own. */
  own?: number
}

/** Bars side by side, with the same numbers as a list for screen readers. */
export function Histogram({ label, counts, textOf, scale, own }: HistogramProps) {
  const most = Math.max(1, ...counts)
  return (
    <figure className={styles['figure']} aria-label={label}>
      <div className={styles['bars']} aria-hidden>
        {counts.map((count, index) => (
          <span key={textOf(index, count)} className={styles['bar']} data-own={index === own}>
            <span className="num">{count > 0 ? count : ''}</span>
            <span style={{ height: `${(count / most) * 100}px` }} />
          </span>
        ))}
      </div>
      <div className={styles['scale']} aria-hidden>
        {scale.map((text) => (
          <span key={text} className="num">
            {text}
          </span>
        ))}
      </div>
      <ul className="visually-hidden">
        {counts.map((count, index) => (
          <li key={textOf(index, count)}>{textOf(index, count)}</li>
        ))}
      </ul>
    </figure>
  )
}
