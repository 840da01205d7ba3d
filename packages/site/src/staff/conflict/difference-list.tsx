import { Flex } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './difference-list.module.css'

/** A field in which two copies differ. */
export interface Difference {
  name: string
  mine: string
  theirs: string
}

interface DifferenceListProps {
  rows: readonly Difference[]
  mine: string
  theirs: string
}

function Copy({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('staff')
  return (
    <dd>
      <b>{label}</b>
      <div className={styles['copy']}>{text || t('conflict.nothing')}</div>
    </dd>
  )
}

/** Two copies field by field, beside each other. */
export function DifferenceList({ rows, mine, theirs }: DifferenceListProps) {
  return (
    <Flex component="dl" direction="column" gap="sm">
      {rows.map((row) => (
        <div key={row.name} className={styles['row']}>
          <dt>{row.name}</dt>
          <Copy label={mine} text={row.mine} />
          <Copy label={theirs} text={row.theirs} />
        </div>
      ))}
    </Flex>
  )
}
