import { Box, Flex } from '@mantine/core'
import { ProgressBar, type ProgressBarProps } from '@titian/ui'

interface Bar {
  name: string
  value: number
  /** The value as it is written at the end. */
  text: string
  /** What a screen reader says of the bar. */
  label: string
}

interface BarsProps {
  bars: readonly Bar[]
  /** The value of a full bar; the greatest one when absent. */
  full?: number
  tone?: ProgressBarProps['tone']
  /** The names are short words, and need less room than the bars. */
  narrow?: boolean
}

/** Lying bars, one below the other, each with its name and value. */
export function Bars({ bars, full, tone, narrow = false }: BarsProps) {
  const most = Math.max(1, full ?? 0, ...bars.map(({ value }) => (full === undefined ? value : 0)))
  return bars.map(({ name, value, text, label }) => (
    <Flex key={name} align="center" gap="sm" py={4} fz="sm">
      <Box
        component="span"
        {...(narrow ? { w: 88 } : { flex: '0 1 45%', miw: 0 })}
        className={narrow ? 'num' : 'clip-2'}
      >
        {name}
      </Box>
      <Box flex="1 1 auto">
        <ProgressBar tone={tone} value={(value / most) * 100} label={label} />
      </Box>
      <Box component="span" miw={40} ta="end" className="num" style={{ whiteSpace: 'nowrap' }}>
        {text}
      </Box>
    </Flex>
  ))
}
