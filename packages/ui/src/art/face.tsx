import { useState } from 'react'
import { hash } from '../terraces/random.ts'
import styles from './face.module.css'

export interface FaceProps {
  name: string
  src?: string | null
  /** The width and the height in pixels. */
  size?: number
  /** The seed of the colour; by default the name. */
  seed?: string
  /** The text for screen readers; omitted where the name is shown beside the picture. */
  label?: string
}

const colors = ['green', 'brand', 'sky', 'amber'] as const

/** Returns the initials of a name: two letters, or the first Chinese character. */
export function initialsOf(name: string): string {
  const trimmed = name.trim()
  if (/^\p{Script=Han}/u.test(trimmed)) return trimmed.slice(0, 1)
  const words = trimmed.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase() ?? '')
    .join('')
}

export function Face({ name, src, size = 36, seed, label }: FaceProps) {
  const [broken, setBroken] = useState<string>()
  const picture = src && src !== broken ? src : undefined
  const color = colors[hash(seed ?? name) % colors.length]
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span
      className={styles['face']}
      data-color={color}
      style={{ width: size, height: size, fontSize: Math.max(11, Math.round(size * 0.38)) }}
      {...named}
    >
      {picture ? (
        <img src={picture} alt="" loading="lazy" onError={() => setBroken(picture)} />
      ) : (
        // The style sheet shows the letters: they are decoration and must not become part of a
        // button's name.
        <span className={styles['letters']} data-letters={initialsOf(name)} />
      )}
    </span>
  )
}
