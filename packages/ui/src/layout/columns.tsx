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
  /** The widths of the columns as in `grid-template-columns`, or the number of equal columns. */
  widths: string | number
  /** The smallest window width with columns side by side. */
  from?: 'sm' | 'md' | 'lg'
  gap?: MantineSpacing
  /** The gap between stacked columns, if it differs. */
  rowGap?: MantineSpacing
  align?: CSSProperties['alignItems']
}

/**
 * Columns side by side if the window is wide enough, otherwise stacked. It adds no style element,
 * so that a list can contain many.
 */
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
