import styles from './practice.module.css'

export interface Fact {
  name: string
  value: string
  /** Whether the fact is a warning, such as a backlog. */
  warn?: boolean
}

/** Short facts in two columns, even on a phone. */
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
