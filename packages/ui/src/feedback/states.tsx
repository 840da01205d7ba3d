import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { TerracesOptions } from '../terraces.ts'
import { Art } from '../art/art.tsx'
import styles from './states.module.css'

interface StateShellProps {
  title: string
  text?: ReactNode
  action?: ReactNode
  seed: string
  drawing: TerracesOptions
  level: 1 | 2 | 3
  urgent?: boolean
}

const drawingIn = (palette: TerracesOptions['palette']): TerracesOptions => ({
  width: 240,
  height: 135,
  palette,
  sky: true,
  accents: false,
})
const mist = drawingIn('mist')
const dusk = drawingIn('dusk')
const night = drawingIn('night')

function StateShell({ title, text, action, seed, drawing, level, urgent }: StateShellProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles['state']} role={urgent ? 'alert' : undefined}>
      <Art className={styles['art']} seed={seed} drawing={drawing} />
      <Heading className={styles['title']}>{title}</Heading>
      {text ? <div className={styles['text']}>{text}</div> : null}
      {action ? <div className={styles['action']}>{action}</div> : null}
    </div>
  )
}

export interface EmptyStateProps {
  title: string
  /** One sentence that explains the state. */
  text?: ReactNode
  /** The one action that leads to content. */
  action?: ReactNode
  /** The seed of the drawing. */
  seed?: string
  level?: 1 | 2 | 3
}

export const EmptyState = ({
  title,
  text,
  action,
  seed = 'empty-1',
  level = 2,
}: EmptyStateProps) => <StateShell {...{ title, text, action, seed, level }} drawing={mist} />

export interface ErrorStateProps {
  title: string
  /** A text about what happened, which also says that nothing is lost. */
  text: ReactNode
  retryLabel?: string
  onRetry?: () => void
  level?: 1 | 2 | 3
}

export function ErrorState({ title, text, retryLabel, onRetry, level = 2 }: ErrorStateProps) {
  const action = onRetry && retryLabel ? <Button onClick={onRetry}>{retryLabel}</Button> : null
  return <StateShell {...{ title, text, action, level }} seed="error-1" drawing={dusk} urgent />
}

export interface NoPermissionStateProps {
  title: string
  /** A text about who has access, and whom to ask. */
  text: ReactNode
  action?: ReactNode
  level?: 1 | 2 | 3
}

export const NoPermissionState = ({ title, text, action, level = 2 }: NoPermissionStateProps) => (
  <StateShell {...{ title, text, action, level }} seed="lock-1" drawing={night} />
)
