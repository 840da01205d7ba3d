import { Box, Flex } from '@mantine/core'

export interface PieSlice {
  name: string
  value: number
  /** The value as it is written beside the name. */
  text: string
  /** The number of the chart colour, from 1; by default the position of the slice. */
  color?: 1 | 2 | 3 | 4 | 5
}

export interface PieProps {
  /** Names the plot. */
  label: string
  /** At most five slices. Those with the value 0 are listed but have no sector. */
  slices: readonly PieSlice[]
  /** The width and the height in pixels. */
  size?: number
}

const colorOf = ({ color }: PieSlice, at: number) => `var(--chart-${color ?? (at % 5) + 1})`

/** Slices with their names and values beside them, so that colour is not the only distinction. */
export function Pie({ label, slices, size = 128 }: PieProps) {
  const total = slices.reduce((all, { value }) => all + value, 0)
  const radius = size / 4
  const around = 2 * Math.PI * radius
  const starts = slices.map((_, at) =>
    slices.slice(0, at).reduce((all, { value }) => all + value, 0),
  )
  return (
    <Flex component="figure" m={0} gap="lg" align="center" wrap="wrap" aria-label={label}>
      <svg width={size} height={size} aria-hidden style={{ transform: 'rotate(-90deg)' }}>
        {total === 0 ? (
          <circle cx={size / 2} cy={size / 2} r={size / 2} fill="var(--neutral-2)" />
        ) : null}
        {slices.map((slice, at) =>
          slice.value > 0 ? (
            <circle
              key={slice.name}
              cx={size / 2}
              cy={size / 2}
              r={radius}
              fill="none"
              stroke={colorOf(slice, at)}
              strokeWidth={size / 2}
              strokeDasharray={`${(around * slice.value) / total} ${around}`}
              strokeDashoffset={(-around * (starts[at] ?? 0)) / total}
            />
          ) : null,
        )}
      </svg>
      <Box component="ul" m={0} p={0} fz="sm" flex="1 1 12em" style={{ listStyle: 'none' }}>
        {slices.map((slice, at) => (
          <Flex key={slice.name} component="li" gap="xs" align="center" py={2}>
            <Box component="span" w={12} h={12} bg={colorOf(slice, at)} aria-hidden />
            <Box component="span" flex="1 1 auto">
              {slice.name}
            </Box>
            <b className="num">{slice.text}</b>
          </Flex>
        ))}
      </Box>
    </Flex>
  )
}
