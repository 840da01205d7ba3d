import type { ReactNode } from 'react'
import styles from './skeletons.module.css'

interface SkeletonProps {
  /** Announced once to screen readers while the content is empty. */
  label?: string
}

function Waiting({
  label,
  className,
  children,
}: SkeletonProps & { className?: string; children: ReactNode }) {
  return (
    <div className={className} aria-busy="true">
      {label ? <output className="visually-hidden">{label}</output> : null}
      {children}
    </div>
  )
}

const Bone = ({ shape }: { shape: string }) => (
  <span className={`${styles['bone']} ${styles[shape] ?? ''}`} aria-hidden />
)
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Placeholders for a grid of picture cards, or for one card with `count={1}`. */
export function CardSkeleton({ label, count = 4 }: SkeletonProps & { count?: number }) {
  return (
    <Waiting label={label} className={styles['cards']}>
      {times(count).map((index) => (
        <div key={index} className={styles['card']}>
          <Bone shape="picture" />
          <div className={styles['body']}>
            <Bone shape="short" />
            <Bone shape="long" />
            <Bone shape="middle" />
          </div>
        </div>
      ))}
    </Waiting>
  )
}

export function ListSkeleton({
  label,
  count = 5,
  picture = true,
}: SkeletonProps & { count?: number; picture?: boolean }) {
  return (
    <Waiting label={label} className={styles['list']}>
      {times(count).map((index) => (
        <div key={index} className={styles['row']}>
          {picture ? <Bone shape="thumb" /> : null}
          <div className={styles['lines']}>
            <Bone shape="short" />
            <Bone shape="long" />
            <Bone shape="middle" />
          </div>
        </div>
      ))}
    </Waiting>
  )
}

export function TextSkeleton({
  label,
  lines = 4,
  heading = false,
}: SkeletonProps & { lines?: number; heading?: boolean }) {
  return (
    <Waiting label={label} className={styles['lines']}>
      {heading ? <Bone shape="heading" /> : null}
      {times(lines).map((index) => (
        <Bone key={index} shape={index === lines - 1 ? 'middle' : 'long'} />
      ))}
    </Waiting>
  )
}
