import { IconCheck, IconX } from '@tabler/icons-react'
import type { ItemTexts } from '../texts/item-texts.ts'
import classes from './item-view.module.css'

export type ReviewMarksProps = { picked: boolean; right: boolean; texts: ItemTexts }

function Mark({ right, text }: { right: boolean; text: string }) {
  const Icon = right ? IconCheck : IconX
  return (
    <span className={classes.mark} data-verdict={right ? 'right' : 'wrong'}>
      <Icon size={16} aria-hidden />
      {text}
    </span>
  )
}

/** Says in words what the colour of the card shows. */
export function ReviewMarks({ picked, right, texts }: ReviewMarksProps) {
  if (!picked && !right) return null
  return (
    <span className={classes.marks}>
      {picked && <Mark right={right} text={texts.yourAnswer} />}
      {right && <Mark right text={texts.rightAnswer} />}
    </span>
  )
}
