import { Box, Flex } from '@mantine/core'
import styles from './histogram.module.css'

export interface HistogramProps {
  /** Names the plot. */
  label: string
  counts: readonly number[]
  /** The text of one bar for screen readers. */
  textOf: (index: number, count: number) => string
  /** The texts below the bars, from left to right. */
  scale: readonly string[]
  /** The index of the bar to which the reader belongs. */
  own?: number
  /**
   * Hides the numbers above the bars, if there are many bars; with `axes` the highest bar keeps its
   * number.
   */
  plain?: boolean
  /** The meaning of the positions from left to right, and of the heights. */
  axes?: readonly [across: string, up: string]
}

/** The height of the fullest bar, in pixels. */
const tall = 100

/** Bars side by side, with the same numbers as a list for screen readers. */
export function Histogram({ label, counts, textOf, scale, own, plain, axes }: HistogramProps) {
  const most = Math.max(1, ...counts)
  const highest = counts.indexOf(most)
  return (
    <Box component="figure" m={0} fz="xs" c="var(--text-2)" aria-label={label}>
      {axes ? <Box aria-hidden>{axes[1]}</Box> : null}
      <Flex align="end" gap={plain ? 2 : 4} h={tall + 24} aria-hidden className={styles['bars']}>
        {counts.map((count, index) => {
          const isOwn = index === own
          const tone = isOwn ? 'var(--primary)' : 'var(--ok)'
          return (
            <Box key={textOf(index, count)} flex="1 1 0" ta="center" c={isOwn ? tone : undefined}>
              <Flex component="span" justify="center" w="100%" className="num">
                {count > 0 && (!plain || (axes && index === highest)) ? count : ''}
              </Flex>
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
      {axes ? (
        <Box aria-hidden ta="center">
          {axes[0]}
        </Box>
      ) : null}
      <ul className="visually-hidden">
        {counts.map((count, index) => (
          <li key={textOf(index, count)}>{textOf(index, count)}</li>
        ))}
      </ul>
    </Box>
  )
}
