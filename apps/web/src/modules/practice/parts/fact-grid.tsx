import styles from './practice.module.css'

export interface Fact {
  name: string
  value: string
  /** Asks for attention, such as goods that are owed. */
  warn?: boolean
}

/** Short facts, two side by side on a phone already. */
export const FactGrid = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles['facts']}>
    {facts.map(({ name, value, warn }) => (
      <div key={name} data-warn={warn || undefined}>
        <dt>{name}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
)
