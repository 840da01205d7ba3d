import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './item-view.module.css'

export type OptionCardProps = {
  type: 'radio' | 'checkbox'
  name: string
  checked: boolean
  locked: boolean
  onChange: (checked: boolean) => void
  letter?: string
  /** Whether this option is right; only in a review. */
  right?: boolean
  marks?: ReactNode
  children: ReactNode
}

function verdict({ right, checked }: OptionCardProps): 'right' | 'wrong' | undefined {
  if (right === undefined) return undefined
  if (right) return 'right'
  return checked ? 'wrong' : undefined
}

/**
 * A native radio button or check box as a card, so that arrow keys, space and forced colours work.
 */
export function OptionCard(props: OptionCardProps) {
  const { type, name, checked, locked, onChange, letter, marks, children } = props
  return (
    <label
      className={classes.card}
      data-checked={checked || undefined}
      data-locked={locked || undefined}
      data-verdict={verdict(props)}
    >
      <span className={classes.box} data-type={type}>
        <input
          type={type}
          name={name}
          checked={checked}
          disabled={locked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {type === 'checkbox' && <IconCheck size={16} stroke={3} aria-hidden />}
      </span>
      {letter && <b className={classes.letter}>{letter}</b>}
      <span className={classes.content}>{children}</span>
      {marks}
    </label>
  )
}
