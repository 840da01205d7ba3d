import { ActionIcon, Box } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import type { useDrag } from './use-drag.ts'

export type MoveControlsProps = {
  rowId: string
  upLabel: string
  downLabel: string
  first: boolean
  last: boolean
  onStep: (by: -1 | 1) => void
  onKeyDown: (event: KeyboardEvent) => void
  handle: ReturnType<ReturnType<typeof useDrag>['handlers']>
}

/** The minimum size of a touch target. */
const size = 44

/** The style of an arrow at the end of the list. The arrow keeps its position but is faint. */
const spent = { background: 'none', opacity: 0.45 } as const

/** Only the handle prevents scrolling by touch. The arrows are for keyboards and screen readers. */
export function MoveControls(props: MoveControlsProps) {
  const { rowId, upLabel, downLabel, first, last, onStep, onKeyDown, handle } = props
  return (
    <Box component="span" display="inline-flex" flex="none">
      <Box
        component="span"
        {...handle}
        aria-hidden
        data-handle
        w={size}
        h={size}
        c="var(--text-3)"
        style={{ display: 'grid', placeItems: 'center', cursor: 'grab', touchAction: 'none' }}
      >
        <IconGripVertical size={20} />
      </Box>
      <ActionIcon
        id={`${rowId}-up`}
        size={size}
        variant="subtle"
        color="neutral"
        disabled={first}
        style={first ? spent : undefined}
        aria-label={upLabel}
        onClick={() => onStep(-1)}
        onKeyDown={onKeyDown}
      >
        <IconArrowUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        id={`${rowId}-down`}
        size={size}
        variant="subtle"
        color="neutral"
        disabled={last}
        style={last ? spent : undefined}
        aria-label={downLabel}
        onClick={() => onStep(1)}
        onKeyDown={onKeyDown}
      >
        <IconArrowDown size={20} aria-hidden />
      </ActionIcon>
    </Box>
  )
}
