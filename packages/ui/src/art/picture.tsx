import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { firstUse, wasUsed } from '../first-use.ts'

/** How far below the window a late picture begins to load before the page is in use. */
const margin = '400px'

function onFirstUse(listener: () => void): () => void {
  let isWanted = true
  void firstUse().then(() => isWanted && listener())
  return () => {
    isWanted = false
  }
}
const never = () => () => {}

/** A first visit that ends with what is seen first loads none of the pictures far below it. */
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
  /** For a picture that is seen first; others come when they are near the window. */
  eager?: boolean
  /** For a picture that lies below the first window; it fills a place that has its size without it. */
  late?: boolean
}

export function Picture({ alt, eager = false, late = false, ...facts }: PictureProps) {
  const { comes, place } = useComes(late)
  const picture = <img {...facts} alt={alt} loading={eager ? 'eager' : 'lazy'} decoding="async" />
  return comes ? picture : <noscript ref={place}>{picture}</noscript>
}
