import { UnstyledButton } from '@mantine/core'
import { Tag } from '@titian/ui'
import styles from './filter-words.module.css'

interface FilterWordsProps<Name extends string> {
  /** How many there are, in words; empty until it is known. */
  total: string
  words: { name: Name; word: string }[]
  removeLabel: (word: string) => string
  clearLabel: string
  onRemove: (name: Name) => void
  onClear: () => void
}

/** How many a list has, and the filters that made it so, each with its way out. */
export function FilterWords<Name extends string>({
  total,
  words,
  removeLabel,
  clearLabel,
  onRemove,
  onClear,
}: FilterWordsProps<Name>) {
  return (
    <div className={styles['row']}>
      <output className={`${styles['total']} num`}>{total}</output>
      {words.map(({ name, word }) => (
        <Tag key={name} removeLabel={removeLabel(word)} onRemove={() => onRemove(name)}>
          {word}
        </Tag>
      ))}
      {words.length > 0 ? (
        <UnstyledButton className={styles['clear']} onClick={onClear}>
          {clearLabel}
        </UnstyledButton>
      ) : null}
    </div>
  )
}
