import { Box, Flex } from '@mantine/core'
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
  /** Without numbers above the bars, where there are many. */
  plain?: boolean
}

/** The height of the fullest bar, in pixels. */
const tall = 100

/** Bars side by side, with the same numbers as a list for screen readers. */
export function Histogram({ label, counts, textOf, scale, own, plain }: HistogramProps) {
  const most = Math.max(1, ...counts)
  return (
    <Box component="figure" m={0} fz="xs" c="var(--text-2)" aria-label={label}>
      <Flex align="end" gap={plain ? 2 : 4} h={tall + 24} aria-hidden className={styles['bars']}>
        {counts.map((count, index) => {
          const isOwn = index === own
          const tone = isOwn ? 'var(--primary)' : 'var(--ok)'
          return (
            <Box key={textOf(index, count)} flex="1 1 0" ta="center" c={isOwn ? tone : undefined}>
              <span className="num">{count > 0 && !plain ? count : ''}</span>
              <Box h={Math.max(isOwn ? 3 : 0, (count / most) * tall)} bg={tone} />
            </Box>
          )
        })}
      </Flex>
      <Flex justify="space-between" pt={4} aria-hidden className="num">
        {scale.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </Flex>
      <ul className="visually-hidden">
        {counts.map((count, index) => (
          <li key={textOf(index, count)}>{textOf(index, count)}</li>
        ))}
      </ul>
    </Box>
  )
}
