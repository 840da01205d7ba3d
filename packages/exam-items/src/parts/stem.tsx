import { ItemText } from '../media/item-text.tsx'
import classes from './item-view.module.css'
import { StemNumber } from './stem-number.tsx'

export type StemProps = { id: string; text: string; number?: number }

export function Stem({ id, text, number }: StemProps) {
  return (
    <p id={id} className={classes.stem}>
      <StemNumber number={number} />
      <ItemText text={text} />
    </p>
  )
}
