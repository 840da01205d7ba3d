import styles from './price.module.css'
import { markThousands } from './thousands.ts'

export interface PriceProps {
  /** The currency's sign or letters. */
  symbol: string
  /** The amount in minor units, such as cents. */
  minor: number
  freeLabel: string
  /** The former price in minor units, shown crossed out, with an explanation for screen readers. */
  was?: number
  wasLabel?: string
  size?: 'sm' | 'md' | 'lg'
}

/** Minor units as a number with two decimals and thousands marked: 123456 is 1,234.56. */
export function formatMinor(minor: number): string {
  const whole = Math.trunc(Math.abs(minor) / 100)
  const rest = String(Math.abs(minor) % 100).padStart(2, '0')
  return `${minor < 0 ? '-' : ''}${markThousands(String(whole))}.${rest}`
}

export function Price({ symbol, minor, freeLabel, was, wasLabel, size = 'md' }: PriceProps) {
  return (
    <span className={`${styles['price']} num`} data-size={size}>
      {minor === 0 ? (
        <span className={styles['free']}>{freeLabel}</span>
      ) : (
        `${symbol}${formatMinor(minor)}`
      )}
      {was !== undefined && was > minor ? (
        <>
          {wasLabel ? <span className="visually-hidden">{wasLabel}</span> : null}
          <s className={styles['was']}>{`${symbol}${formatMinor(was)}`}</s>
        </>
      ) : null}
    </span>
  )
}
