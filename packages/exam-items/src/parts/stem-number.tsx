import classes from './item-view.module.css'

export function StemNumber({ number }: { number: number | undefined }) {
  if (number === undefined) return null
  return <span className={classes.number}>{number}. </span>
}
