import {
  Box,
  createPolymorphicComponent,
  getSpacing,
  type BoxProps,
  type MantineSpacing,
} from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import styles from './surface.module.css'

export interface SurfaceProps extends Omit<BoxProps, 'style'> {
  children: ReactNode
  /** The inner spacing; none for content with its own spacing, such as a table or a picture. */
  padding?: 'none' | 'sm' | 'md'
  /** Vertical space between the children. */
  gap?: MantineSpacing
}

/** A white card with a thin border, the background of most content. */
export const Surface = ({
  children,
  padding = 'md',
  gap,
  className = '',
  ...others
}: SurfaceProps) => (
  <Box
    {...others}
    className={`${styles['surface']} ${className}`}
    data-padding={padding}
    style={gap === undefined ? undefined : { display: 'grid', gap: getSpacing(gap) }}
  >
    {children}
  </Box>
)

export interface CardLinkProps extends BoxProps {
  children: ReactNode
  padding?: 'none' | 'sm' | 'md'
  ref?: Ref<HTMLAnchorElement>
}

/** A card that is one link. Pass the router's link as `component`. */
export const CardLink = createPolymorphicComponent<'a', CardLinkProps>(
  ({ children, padding = 'none', className = '', ref, ...others }: CardLinkProps) => (
    <Box
      component="a"
      {...others}
      ref={ref}
      className={`${styles['surface']} ${styles['link']} ${className}`}
      data-padding={padding}
    >
      {children}
    </Box>
  ),
)
