import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { firstUse, wasUsed } from '../first-use.ts'

/**
 * A late picture is loaded when it comes this near to the window, even before the page is in use.
 */
const margin = '400px'

function onFirstUse(listener: () => void): () => void {
  let isWanted = true
  void firstUse().then(() => isWanted && listener())
  return () => {
    isWanted = false
  }
}
const never = () => () => {}

/**
 * Returns whether the picture is rendered. A late picture is rendered when the page is first used,
 * or when it comes near the window, so that a visitor who leaves at once loads no picture far
 * below.
 */
function useComes(late: boolean) {
  const place = useRef<HTMLElement>(null)
  const isUsed = useSyncExternalStore(late ? onFirstUse : never, wasUsed, () => false)
  const [isNear, setIsNear] = useState(false)
  const comes = !late || isUsed || isNear
  useEffect(() => {
    const frame = place.current?.parentElement
    if (comes || !frame) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(frame)
    return () => observer.disconnect()
  }, [comes])
  return { comes, place }
}

export interface PictureProps extends Omit<ComponentProps<'img'>, 'loading' | 'decoding' | 'ref'> {
  alt: string
  /**
   * True for a picture that is visible at once; other pictures are loaded when they come near the
   * window.
   */
  eager?: boolean
  /**
   * True for a picture below the first window. Its parent must have a size that does not depend on
   * the picture.
   */
  late?: boolean
}

export function Picture({ alt, eager = false, late = false, ...facts }: PictureProps) {
  const { comes, place } = useComes(late)
  const picture = <img {...facts} alt={alt} loading={eager ? 'eager' : 'lazy'} decoding="async" />
  return comes ? picture : <noscript ref={place}>{picture}</noscript>
}
