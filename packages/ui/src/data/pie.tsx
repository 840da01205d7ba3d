import { Box, Flex } from '@mantine/core'

export interface PieSlice {
  name: string
  value: number
  /** The value as it is written beside the name. */
  text: string
}

export interface PieProps {
  /** Names the plot. */
  label: string
  /** Five at most; those of nothing are listed and not drawn. */
  slices: readonly PieSlice[]
  /** In pixels. */
  size?: number
}

const colors = [1, 2, 3, 4, 5].map((number) => `var(--chart-${number})`)

/** Slices with their names and values beside them, so that nothing is told by colour alone. */
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
        {slices.map(({ name, value }, at) =>
          value > 0 ? (
            <circle
              key={name}
              cx={size / 2}
              cy={size / 2}
              r={radius}
              fill="none"
              stroke={colors[at % colors.length]}
              strokeWidth={size / 2}
              strokeDasharray={`${(around * value) / total} ${around}`}
              strokeDashoffset={(-around * (starts[at] ?? 0)) / total}
            />
          ) : null,
        )}
      </svg>
      <Box component="ul" m={0} p={0} fz="sm" flex="1 1 12em" style={{ listStyle: 'none' }}>
        {slices.map(({ name, text }, at) => (
          <Flex key={name} component="li" gap="xs" align="center" py={2}>
            <Box component="span" w={12} h={12} bg={colors[at % colors.length]} aria-hidden />
            <Box component="span" flex="1 1 auto">
              {name}
            </Box>
            <b className="num">{text}</b>
          </Flex>
        ))}
      </Box>
    </Flex>
  )
}
