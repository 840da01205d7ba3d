import { UnstyledButton } from '@mantine/core'
import { Tag } from '@titian/ui'
import styles from './filter-words.module.css'

interface FilterWordsProps<Name extends string> {
  /** How many there are, in words; empty until it is known. */
  total: string
  /** `value` tells the values of a filter apart that takes several. */
  words: { name: Name; word: string; value?: string }[]
  removeLabel: (word: string) => string
  clearLabel: string
  onRemove: (name: Name, value?: string) => void
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
      {words.map(({ name, word, value }) => (
        <Tag
          key={name + (value ?? '')}
          removeLabel={removeLabel(word)}
          onRemove={() => onRemove(name, value)}
        >
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
