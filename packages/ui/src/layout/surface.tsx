import { Box, createPolymorphicComponent, type BoxProps } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import styles from './surface.module.css'

export interface SurfaceProps {
  children: ReactNode
  /** Space inside: none for what brings its own, such as a table or a picture. */
  padding?: 'none' | 'sm' | 'md'
  className?: string
}

/** White ground with one thin line: the card everything stands on. */
export const Surface = ({ children, padding = 'md', className = '' }: SurfaceProps) => (
  <div className={`${styles['surface']} ${className}`} data-padding={padding}>
    {children}
  </div>
)

export interface CardLinkProps extends BoxProps {
  children: ReactNode
  padding?: 'none' | 'sm' | 'md'
  ref?: Ref<HTMLAnchorElement>
}

/** A card that is one link. Give the router's link as `component`. */
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
