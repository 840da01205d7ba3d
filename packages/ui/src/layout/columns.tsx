import {
  Box,
  createPolymorphicComponent,
  getSpacing,
  type BoxProps,
  type MantineSpacing,
} from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import styles from './columns.module.css'

export interface ColumnsProps extends Omit<BoxProps, 'style'> {
  children: ReactNode
  /** As in `grid-template-columns`, or how many of the same width. */
  widths: string | number
  /** The narrowest window that has them side by side. */
  from?: 'sm' | 'md' | 'lg'
  gap?: MantineSpacing
  /** Between those that stand one below the other, where it is not the same. */
  rowGap?: MantineSpacing
  align?: CSSProperties['alignItems']
}

/** Side by side where the window has room for it, and else one below the other. No style element is written for it, so that a list may have many. */
export const Columns = createPolymorphicComponent<'div', ColumnsProps>(
  ({
    widths,
    from = 'sm',
    gap = 'md',
    rowGap = gap,
    align = 'start',
    className = '',
    ...others
  }: ColumnsProps) => (
    <Box
      {...others}
      className={`${styles['columns']} ${className}`}
      data-from={from}
      __vars={{
        '--columns': typeof widths === 'number' ? `repeat(${widths}, minmax(0, 1fr))` : widths,
      }}
      style={{ gap: `${getSpacing(rowGap)} ${getSpacing(gap)}`, alignItems: align }}
    />
  ),
)
