import { IconAlertTriangle } from '@tabler/icons-react'
import { Note, ProgressBar } from '@titian/ui'
import type { ReactNode } from 'react'

/** What a school uses of a limit, in the unit of the limit. */
interface Use {
  used: number
  most: number
}

/** From this share on, staff are warned before something is refused. */
const nearlyFull = 0.9

const isNearlyFull = ({ used, most }: Use): boolean => used >= nearlyFull * most
const isFull = ({ used, most }: Use): boolean => used >= most

/** OPS-070: the used share of a limit as a bar. */
export function UseBar({ use, label }: { use: Use; label: string }) {
  const tone = isFull(use) ? 'danger' : isNearlyFull(use) ? 'warn' : 'ok'
  return (
    <ProgressBar value={Math.min(100, (100 * use.used) / use.most)} tone={tone} label={label} />
  )
}

interface UseWarningProps {
  use: Use
  texts: { nearlyFull: string; full: string }
  /** Shown after the warning, such as a link to the settings. */
  children?: ReactNode
}

/** FRM-404, OPS-074: warns staff when a limit is nearly reached or reached. */
export function UseWarning({ use, texts, children }: UseWarningProps) {
  if (!isNearlyFull(use)) return null
  return (
    <Note tone="warn" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {isFull(use) ? texts.full : texts.nearlyFull} {children}
    </Note>
  )
}
