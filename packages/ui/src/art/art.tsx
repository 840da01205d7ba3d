import { createContext, memo, use } from 'react'
import { artAddress } from '../terraces/address.ts'
import type { TerracesOptions } from '../terraces/options.ts'
import { Picture, type PictureProps } from './picture.tsx'

/** The school's colour in hexadecimal, which the drawings use. */
export const PrimaryContext = createContext<string | undefined>(undefined)

interface ArtProps extends Pick<PictureProps, 'eager' | 'late'> {
  seed: string
  drawing: TerracesOptions
  className?: string | undefined
  /** The alternative text; empty if the picture is decorative. */
  label?: string
}

/** A terrace drawing; the server renders it, so that the page remains small. */
export const Art = memo(function Art({
  seed,
  drawing,
  className,
  label = '',
  eager = false,
  late = false,
}: ArtProps) {
  return (
    <Picture
      className={className}
      src={artAddress(seed, drawing, use(PrimaryContext))}
      alt={label}
      eager={eager}
      late={late}
      fetchPriority={eager ? 'high' : 'auto'}
    />
  )
})
