import { Box, Flex } from '@mantine/core'
import { ProgressBar, type ProgressBarProps } from '@titian/ui'

interface Bar {
  name: string
  value: number
  /** The formatted value at the end of a bar. */
  text: string
  /** The text of the bar for screen readers. */
  label: string
}

interface BarsProps {
  bars: readonly Bar[]
  /** The value at which a bar is full; by default the maximum of the values. */
  full?: number
  tone?: ProgressBarProps['tone']
  /** Leaves more width for the bars, because the names are short. */
  narrow?: boolean
}

/** Horizontal bars, each with its name and value. */
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
