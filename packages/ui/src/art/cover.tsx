import { Box, type BoxProps } from '@mantine/core'
import { memo, useMemo, useState, type ReactNode } from 'react'
import type { TerracesOptions } from '../terraces.ts'
import { Art } from './art.tsx'
import { Picture, type PictureProps } from './picture.tsx'
import styles from './cover.module.css'

export interface CoverProps extends Omit<BoxProps, 'style'>, Pick<PictureProps, 'eager' | 'late'> {
  /** The seed of the drawing if there is no picture; the sealed id of the object is a good seed. */
  seed: string
  src?: string | null
  /** The ratio of width to height; 16/9 by default. */
  ratio?: number
  /** Empty when the title is shown beside the picture. */
  alt?: string
  drawing?: TerracesOptions
  /** Content over the upper left corner of the picture, such as a badge. */
  children?: ReactNode
}

const WIDTH = 320

export const Cover = memo(function Cover({
  seed,
  src,
  ratio = 16 / 9,
  alt = '',
  drawing,
  children,
  className = '',
  eager = false,
  late = false,
  ...others
}: CoverProps) {
  const [broken, setBroken] = useState<string>()
  const picture = src && src !== broken ? src : undefined
  const drawn = useMemo(
    () => ({ width: WIDTH, height: Math.round(WIDTH / ratio), ...drawing }),
    [ratio, drawing],
  )
  return (
    <Box {...others} className={`${styles['cover']} ${className}`} style={{ aspectRatio: ratio }}>
      {picture ? (
        <Picture
          src={picture}
          alt={alt}
          eager={eager}
          late={late}
          onError={() => setBroken(picture)}
        />
      ) : (
        <Art seed={seed} drawing={drawn} label={alt} eager={eager} late={late} />
      )}
      {children ? <div className={styles['corner']}>{children}</div> : null}
    </Box>
  )
})
