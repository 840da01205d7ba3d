import { Flex } from '@mantine/core'
import { trainStates } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Segmented, Tag } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FilterWords } from '../../../parts/list/filter-words.tsx'
import styles from '../../../parts/list/filter-bar.module.css'
import type { TrainFilter } from '../../../parts/train-links.ts'

interface TrainFilterBarProps {
  filter: TrainFilter
  /** Null until the number is known. */
  total: number | null
  onChange: (part: TrainFilter) => void
  onClear: () => void
}

/** Above the cards: price and state filters, and the set filters (TRN-052). */
export function TrainFilterBar({ filter, total, onChange, onClear }: TrainFilterBarProps) {
  const { t } = useTranslation(['training', 'train-cards'])
  const { number } = useFormats()
  const { trainName, state, isFree } = filter
  const stateWord = (one: NonNullable<TrainFilter['state']>) => t(`train-cards:state.${one}`)
  const words: { name: keyof TrainFilter; word: string }[] = []
  if (trainName) words.push({ name: 'trainName', word: t('list.quoted', { text: trainName }) })
  if (state) words.push({ name: 'state', word: stateWord(state) })
  if (isFree) words.push({ name: 'isFree', word: t(isFree === '1' ? 'list.free' : 'list.paid') })
  return (
    <>
      <div className={styles['bar']}>
        <Segmented
          label={t('list.price')}
          value={isFree ?? 'all'}
          onChange={(value) => onChange({ isFree: value === 'all' ? undefined : value })}
          options={[
            { value: 'all', label: t('list.anyPrice') },
            { value: '1', label: t('list.free') },
            { value: '0', label: t('list.paid') },
          ]}
        />
        <Flex component="fieldset" gap="xs" aria-label={t('list.state')}>
          {trainStates.map((one) => (
            <Tag
              key={one}
              pressed={state === one}
              onClick={() => onChange({ state: state === one ? undefined : one })}
            >
              {stateWord(one)}
            </Tag>
          ))}
        </Flex>
      </div>
      <FilterWords
        total={total === null ? '' : t('list.total', { count: total, formatted: number(total) })}
        words={words}
        removeLabel={(word) => t('list.remove', { filter: word })}
        clearLabel={t('list.clear')}
        onRemove={(name) => onChange({ [name]: undefined })}
        onClear={onClear}
      />
    </>
  )
}
